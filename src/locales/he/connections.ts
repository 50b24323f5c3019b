import type { connections as english } from '../en/connections.js'
import type { Translation } from '../translation.js'

export const connections: Translation<typeof english> = {
  'account.email': 'כתובת אימייל',
  'account.settings': 'הגדרות החשבון',
  'account.disconnect': 'ניתוק',
  'snack.disconnectFailed': 'ניתוק הארנק לא הושלם כראוי',
}
