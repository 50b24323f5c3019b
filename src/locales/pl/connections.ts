import type { connections as english } from '../en/connections.js'
import type { Translation } from '../translation.js'

export const connections: Translation<typeof english> = {
  'account.email': 'Adres e-mail',
  'account.settings': 'Ustawienia konta',
  'account.disconnect': 'Rozłącz',
  'snack.disconnectFailed': 'Portfel nie rozłączył się poprawnie',
}
