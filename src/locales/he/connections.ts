import type { connections as english } from '../en/connections.js'
import type { Translation } from '../translation.js'

export const connections: Translation<typeof english> = {
  'account.emailLogin': 'כניסה באימייל',
  'account.email': 'כתובת אימייל',
  'account.settings': 'הגדרות החשבון',
  'account.disconnect': 'ניתוק',
  'watch.text': 'אפשר לצפות בכל חשבון בלי הארנק שלו. אי אפשר לחתום על דבר או לשלוח דבר.',
  'watch.invalid': 'כתובת לא תקינה ברשתות של האתר הזה',
  'snack.disconnectFailed': 'ניתוק הארנק לא הושלם כראוי',
}
