import type { connections as english } from '../en/connections.js'
import type { Translation } from '../translation.js'

export const connections: Translation<typeof english> = {
  'account.email': 'Indirizzo email',
  'account.settings': 'Impostazioni account',
  'account.disconnect': 'Disconnetti',
  'snack.disconnectFailed': 'Il wallet non si è disconnesso correttamente',
}
