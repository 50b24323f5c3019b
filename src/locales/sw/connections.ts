import type { connections as english } from '../en/connections.js'
import type { Translation } from '../translation.js'

export const connections: Translation<typeof english> = {
  'account.emailLogin': 'Kuingia kwa barua pepe',
  'account.email': 'Anwani ya barua pepe',
  'account.settings': 'Mipangilio ya akaunti',
  'account.disconnect': 'Tenganisha',
  'watch.text': 'Tazama akaunti yoyote bila pochi yake. Hakuna kinachoweza kutiwa saini au kutumwa.',
  'watch.invalid': 'Si anwani sahihi kwenye mitandao ya tovuti hii',
  'snack.disconnectFailed': 'Pochi haikutenganishwa ipasavyo',
}
