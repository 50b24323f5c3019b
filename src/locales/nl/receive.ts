import type { receive as english } from '../en/receive.js'
import type { Translation } from '../translation.js'

export const receive: Translation<typeof english> = {
  'receive.title': 'Ontvangen',
  'receive.code': 'QR-code van het adres {address}',
  'receive.address': 'Adres',
  'receive.kinds': 'Soorten adressen',
  'receive.type.payment': 'Bitcoin',
  'receive.type.ordinal': 'Ordinals',
  'receive.warning':
    'Stuur alleen assets op {family}-netwerken naar dit adres. Assets van andere netwerken kunnen verloren gaan.',
  'receive.warning.payment':
    'Stuur alleen bitcoin naar dit adres. Ordinals en runes die je hierheen stuurt, kunnen als bitcoin worden uitgegeven.',
  'receive.warning.ordinal': 'Stuur alleen ordinals en runes naar dit adres. Gebruik je andere adres voor bitcoin.',
  'receive.networks': 'Ondersteunde netwerken',
  'receive.networks.title': 'Ondersteunde netwerken',
  'receive.networks.text': 'Het adres {address} is op al deze netwerken hetzelfde.',
}
