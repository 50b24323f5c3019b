import type { buttons as english } from '../en/buttons.js'
import type { Translation } from '../translation.js'

export const buttons: Translation<typeof english> = {
  'button.connect': 'חיבור ארנק',
  'button.connecting': 'מתחבר…',
  'button.offline': 'אין חיבור לאינטרנט',
  'button.restoring': 'הארנק שלך מתחבר מחדש',
  'button.account': 'פתיחת הארנק: {address} ברשת {network}',
  'button.account.balance': 'פתיחת הארנק: {balance}, {address} ברשת {network}',
  'button.viewOnly': 'צפייה בלבד',
  'button.viewOnly.account': 'צפייה בלבד: {address} ברשת {network}',
  'button.viewOnly.account.balance': 'צפייה בלבד: {balance}, {address} ברשת {network}',
  'button.network': 'בחירת רשת',
  'button.network.change': 'החלפת רשת: {network}',
  'button.unsupported': 'הרשת לא נתמכת',
  'button.wallet': 'חיבור {wallet}',
}
