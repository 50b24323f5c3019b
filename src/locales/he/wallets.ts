import type { wallets as english } from '../en/wallets.js'
import type { Translation } from '../translation.js'

export const wallets: Translation<typeof english> = {
  'connect.loading': 'מחפשים ארנקים',
  'connect.unnamed': 'ארנק דפדפן',
  'pairing.unknown': 'ארנק',
  'all.none.title': 'לא נמצאו ארנקים',

  'get.list': 'ארנקים להורדה',
  'get.none': 'אפשר לחפש ארנק בחנות האפליקציות.',
  'get.guide': 'עוד ארנקים',
  'connecting.get': 'אין לך {wallet}? להורדה',

  'downloads.title': 'הורדת {wallet}',
  'downloads.any': 'להשגת ארנק',
  'downloads.list': 'איפה להוריד את {wallet}',
  'downloads.chrome': 'חנות האינטרנט של Chrome',
  'downloads.ios': 'App Store',
  'downloads.android': 'Google Play',
  'downloads.homepage': 'אתר אינטרנט',
  'downloads.empty.title': 'לא נמצא קישור להורדה',
  'downloads.empty.text': 'אפשר לחפש את {wallet} בחנות האפליקציות.',

  'connecting.notFound.title': 'הארנק הזה כבר לא זמין',
  'connecting.notFound.text': 'ייתכן שהוא כובה בדפדפן שלך',
  'connecting.notFound.action': 'בחירת ארנק אחר',

  'wallet.title': 'מה זה ארנק?',
  'wallet.keys.title': 'בית לנכסים שלך',
  'wallet.keys.text': 'הארנק משמש לאחסון, לשליחה ולקבלה של הטוקנים ופריטי האספנות שלך.',
  'wallet.login.title': 'דרך חדשה להיכנס',
  'wallet.login.text': 'אפשר לחבר את הארנק שלך במקום להשתמש בשם משתמש ובסיסמה.',
  'wallet.control.title': 'השליטה נשארת בידיים שלך',
  'wallet.control.text': 'אתרים יכולים רק לבקש. שום דבר לא זז עד שנותנים אישור בארנק.',
  'wallet.get': 'להשגת ארנק',
}
