import type { connections as english } from '../en/connections.js'
import type { Translation } from '../translation.js'

export const connections: Translation<typeof english> = {
  'account.email': 'E-mailadres',
  'account.settings': 'Accountinstellingen',
  'account.disconnect': 'Ontkoppelen',
  'snack.disconnectFailed': 'De wallet is niet goed ontkoppeld',
}
