import type { connections as english } from '../en/connections.js'
import type { Translation } from '../translation.js'

export const connections: Translation<typeof english> = {
  'account.email': 'Anwani ya barua pepe',
  'account.settings': 'Mipangilio ya akaunti',
  'account.disconnect': 'Tenganisha',
  'snack.disconnectFailed': 'Pochi haikutenganishwa ipasavyo',
}
