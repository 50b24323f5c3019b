import type { switching as english } from '../en/switching.js'
import type { Translation } from '../translation.js'

export const switching: Translation<typeof english> = {
  'active.text': 'יש לחבר ארנק שתומך ברשת {network}. הארנקים האחרים שלך יישארו מחוברים.',
  'active.same': 'חיבור {wallet} גם לרשתות {family}',
  'active.other': 'בחירת ארנק',

  'switch.title': 'החלפת רשת',
  'switch.idle.text': 'הארנק שלך יבקש הרשאה',
  'switch.idle.action': 'מעבר אל {network}',
  'switch.waiting.title': 'יש לאשר דרך {wallet}',
  'switch.waiting.text': 'יש לאשר בארנק שלך את המעבר אל {network}',
  'switch.rejected.title': 'המעבר נדחה',
  'switch.rejected.text': 'הרשת לא השתנתה',
  'switch.failed.title': 'המעבר נכשל',
  'switch.failed.text': 'אפשר לעבור אל {network} דרך {wallet} או לנסות שוב',
  'switch.done.title': 'הרשת הנוכחית: {network}',
  'switch.wallet': 'הארנק שלך',

  'unsupported.title': 'החלפת רשת',
  'unsupported.text': 'האתר הזה לא תומך ברשת הנוכחית של הארנק שלך. אפשר לבחור באחת מאלה:',
  'unsupported.list': 'הרשתות של האתר הזה',

  'profile.title': 'ארנקים',
  'profile.active': 'הארנק הפעיל',
  'profile.accounts': 'חשבונות אחרים בארנק הזה',
  'profile.others': 'ארנקים מחוברים אחרים',
  'profile.recent': 'בשימוש לאחרונה',
  'profile.families': 'סוגי רשתות',
  'profile.none': 'אין ארנק {family} מחובר.',
  'profile.disconnect.all': 'ניתוק כל הארנקים',
  'profile.dropped': '{wallet} כבר לא מחובר לרשתות {family}.',
  'profile.dropped.action': 'חיבור מחדש',
  'profile.remove': 'הסרת {wallet} {address}',
  'profile.add': 'הוספת ארנק',
  'profile.switch.failed': 'לא ניתן היה להחליף ארנק',
}
