import type { accounts as english } from '../en/accounts.js'
import type { Translation } from '../translation.js'

export const accounts: Translation<typeof english> = {
  'account.copy': 'העתקת הכתובת',
  'account.explorer': 'הצגה ב-{explorer}',
  'account.none.title': 'אין ארנק מחובר',
  'account.none.text': 'אחרי חיבור ארנק, החשבון שלך יופיע כאן.',
  'account.none.action': 'חיבור ארנק',

  'list.stale': 'מוצגים נתונים קודמים.',
  'list.limited': 'יותר מדי בקשות. אפשר לנסות שוב עוד רגע.',
  'list.limited.stale': 'יותר מדי בקשות. מוצגים נתונים קודמים.',

  'profile.type.payment': 'תשלומים',
  'profile.type.ordinal': 'Ordinals',
  'profile.type.smartAccount': 'חשבון חכם',
}
