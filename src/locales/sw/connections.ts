import type { connections as english } from '../en/connections.js'
import type { Translation } from '../translation.js'

export const connections: Translation<typeof english> = {
  'account.email': 'Anwani ya barua pepe',
  'account.disconnect': 'Tenganisha',
  'snack.disconnectFailed': 'Pochi haikutenganishwa ipasavyo',
}
