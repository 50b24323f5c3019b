import type { receive as english } from '../en/receive.js'
import type { Translation } from '../translation.js'

export const receive: Translation<typeof english> = {
  'receive.title': 'Recevoir',
  'receive.code': 'Code QR de l’adresse {address}',
  'receive.address': 'Adresse',
  'receive.kinds': 'Types d’adresses',
  'receive.type.payment': 'Bitcoin',
  'receive.type.ordinal': 'Ordinals',
  'receive.warning':
    'N’envoyez à cette adresse que des actifs des réseaux {family}. Les actifs d’autres réseaux risquent d’être perdus.',
  'receive.warning.payment':
    'N’envoyez que des bitcoins à cette adresse. Les ordinals et les runes envoyés ici risquent d’être dépensés comme des bitcoins.',
  'receive.warning.ordinal':
    'N’envoyez que des ordinals et des runes à cette adresse. Pour les bitcoins, utilisez votre autre adresse.',
  'receive.networks': 'Réseaux pris en charge',
  'receive.networks.title': 'Réseaux pris en charge',
  'receive.networks.text': 'L’adresse {address} est la même sur tous ces réseaux.',
}
