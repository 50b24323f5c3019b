import type { receive as english } from '../en/receive.js'
import type { Translation } from '../translation.js'

export const receive: Translation<typeof english> = {
  'receive.title': 'קבלה',
  'receive.code': 'קוד QR של הכתובת {address}',
  'receive.address': 'כתובת',
  'receive.kinds': 'סוגי כתובות',
  'receive.type.payment': 'Bitcoin',
  'receive.type.ordinal': 'Ordinals',
  'receive.warning': 'יש לשלוח לכתובת הזו רק נכסים ברשתות {family}. נכסים מרשתות אחרות עלולים ללכת לאיבוד.',
  'receive.warning.payment':
    'יש לשלוח לכתובת הזו רק ביטקוין. פריטי Ordinals ו-Runes שיישלחו לכאן עלולים להתבזבז כביטקוין רגיל.',
  'receive.warning.ordinal': 'יש לשלוח לכתובת הזו רק פריטי Ordinals ו-Runes. לביטקוין יש להשתמש בכתובת האחרת שלך.',
  'receive.networks': 'רשתות נתמכות',
  'receive.networks.title': 'רשתות נתמכות',
  'receive.networks.text': 'הכתובת {address} זהה בכל הרשתות האלה.',
}
