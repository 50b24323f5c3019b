import type { pairing as english } from '../en/pairing.js'
import type { Translation } from '../translation.js'

export const pairing: Translation<typeof english> = {
  'pairing.title': 'סריקה לחיבור',
  'pairing.code': 'קוד QR לחיבור {wallet} לאתר הזה. אין מצלמה? אפשר להעתיק את הקישור במקום.',
  'pairing.scan': 'סריקה באמצעות {wallet}',
  'pairing.scan.text': 'יש לפתוח את הארנק בטלפון ולסרוק את הקוד',
  'pairing.any': 'הארנק שלך',
  'pairing.preparing': 'מכינים קישור מאובטח',
  'pairing.left': 'הזמן שנותר: {time}',
  'pairing.copy': 'העתקת הקישור',
  'pairing.declined': 'הבקשה נדחתה. הנה קישור חדש לניסיון נוסף.',
  'pairing.rejected': 'הבקשה נדחתה',
  'pairing.rejected.text': 'שום מידע לא שותף. אפשר לנסות שוב.',
  'pairing.unreachable': 'לא ניתן להגיע אל WalletConnect',
  'pairing.unreachable.text': 'כדאי לבדוק את החיבור לאינטרנט או לנסות שוב מאוחר יותר',
  'pairing.failed': 'החיבור נכשל',
  'pairing.failed.text': 'משהו השתבש בחיבור לארנק שלך. אפשר לנסות שוב.',
  'pairing.connected': 'מחובר',
  'pairing.connected.text': 'החיבור דרך {wallet} הושלם',
  'pairing.continue': 'המשך דרך {wallet}',
  'pairing.open': 'פתיחת {wallet}',
  'pairing.mobile.text': 'יש לאשר את החיבור באפליקציה ואז לחזור לכאן',
  'pairing.desktop.text': 'יש לאשר את החיבור באפליקציה במחשב הזה',
  'pairing.web.text': '{wallet} ייפתח בכרטיסייה חדשה. יש לאשר שם את החיבור ואז לחזור לכאן.',
  'pairing.page.text': 'הדף הזה ייפתח בדפדפן של {wallet}, ושם אפשר להשלים את החיבור',
  'pairing.stuck': '{wallet} לא נפתח?',
  'pairing.again': 'פתיחה מחדש',
  'pairing.get': 'הורדת האפליקציה',
  'pairing.show': 'הצגת קוד QR',

  'snack.linkCopied': 'הקישור הועתק',
}
