import type { receive as english } from '../en/receive.js'
import type { Translation } from '../translation.js'

export const receive: Translation<typeof english> = {
  'receive.title': 'Empfangen',
  'receive.code': 'QR-Code der Adresse {address}',
  'receive.address': 'Adresse',
  'receive.kinds': 'Adresstypen',
  'receive.type.payment': 'Bitcoin',
  'receive.type.ordinal': 'Ordinals',
  'receive.warning':
    'Sende nur Assets aus {family}-Netzwerken an diese Adresse. Assets aus anderen Netzwerken können verloren gehen.',
  'receive.warning.payment':
    'Sende nur Bitcoin an diese Adresse. Ordinals und Runes könnten hier als Bitcoin ausgegeben werden.',
  'receive.warning.ordinal': 'Sende nur Ordinals und Runes an diese Adresse. Nutze für Bitcoin deine andere Adresse.',
  'receive.networks': 'Unterstützte Netzwerke',
  'receive.networks.title': 'Unterstützte Netzwerke',
  'receive.networks.text': 'Die Adresse {address} ist in all diesen Netzwerken dieselbe.',
}
