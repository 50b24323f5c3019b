import type { receive as english } from '../en/receive.js'
import type { Translation } from '../translation.js'

export const receive: Translation<typeof english> = {
  'receive.title': 'Pokea',
  'receive.code': 'Msimbo wa QR wa anwani {address}',
  'receive.address': 'Anwani',
  'receive.kinds': 'Aina za anwani',
  'receive.type.payment': 'Bitcoin',
  'receive.type.ordinal': 'Ordinals',
  'receive.warning':
    'Tuma mali za mitandao ya {family} pekee kwenye anwani hii. Mali za mitandao mingine zinaweza kupotea.',
  'receive.warning.payment':
    'Tuma bitcoin pekee kwenye anwani hii. Ordinals na Runes zinazotumwa hapa zinaweza kutumika kama bitcoin.',
  'receive.warning.ordinal': 'Tuma Ordinals na Runes pekee kwenye anwani hii. Tumia anwani yako nyingine kwa bitcoin.',
  'receive.networks': 'Mitandao inayotumika',
  'receive.networks.title': 'Mitandao inayotumika',
  'receive.networks.text': 'Anwani {address} ni ileile kwenye mitandao hii yote.',
}
