import type { signIn as english } from '../en/sign-in.js'
import type { Translation } from '../translation.js'

export const signIn: Translation<typeof english> = {
  'signIn.title': 'כניסה',
  'signIn.heading': 'האתר {site} מבקש ממך להיכנס',
  'signIn.text': 'הארנק שלך יחתום על ההודעה הזו כדי להוכיח שהחשבון שייך לך. זה לא עולה כסף ולא מעביר דבר.',
  'signIn.domain': 'אתר',
  'signIn.address': 'חשבון',
  'signIn.network': 'רשת',
  'signIn.statement': 'הצהרה',
  'signIn.resources': 'משאבים',
  'signIn.expires': 'בתוקף עד',
  'signIn.whole': 'ההודעה המלאה',
  'signIn.otherDomain':
    'ההודעה הזו מיועדת לאתר {domain}, אבל האתר הנוכחי הוא {page}. יש לחתום רק אם ידוע לך למה: מי שההודעה בידיו יכול להיכנס שם בשמך.',
  'signIn.action': 'חתימה',
  'signIn.waiting': 'יש לאשר דרך {wallet}',
  'signIn.preparing': 'ההודעה בהכנה',
  'signIn.wallet': 'הארנק שלך',
  'signIn.cancel': 'ביטול',
  'signIn.cancel.disconnects': 'הביטול ינתק את הארנק שלך.',
  'signIn.cancel.returns': 'הביטול יחזיר אותך אל {network}.',
  'signIn.optional': 'אפשר גם לסגור את החלון ולהישאר בחיבור פעיל בלי להיכנס.',
  'signIn.failed': 'שגיאה בחתימת ההודעה',
  'signIn.none': 'אין על מה לחתום',
  'signIn.none.text': 'כשהאתר הזה יצטרך זאת, הוא יבקש ממך להיכנס.',
  'signIn.startFailed': 'אירעה בעיה בהתחלת האימות',
}
