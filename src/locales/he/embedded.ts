import type { embedded as english } from '../en/embedded.js'
import type { Translation } from '../translation.js'

export const embedded: Translation<typeof english> = {
  'embedded.frame': 'ארנק מוטמע',

  'email.label': 'כתובת אימייל',
  'email.submit': 'המשך באימייל',
  'email.text': 'כניסה או הרשמה עם כתובת האימייל שלך. אין צורך להתקין דבר.',
  'email.invalid': 'יש להזין כתובת אימייל, למשל name@example.com',
  'email.wait': 'אפשר לנסות שוב בעוד {seconds, plural, one {שנייה אחת} two {שתי שניות} other {# שניות}}',
  'email.sending': 'האימייל נשלח…',
  'email.failed': 'הכניסה נכשלה. אפשר לנסות שוב.',
  'email.mails': 'נשלחו יותר מדי הודעות אימייל. אפשר לנסות שוב בעוד שעה.',
  'email.off.title': 'הכניסה באימייל כבויה',
  'email.off.text': 'האתר הזה לא מציע אותה. אפשר לחבר ארנק במקום.',

  'email.device.title': 'אישור המכשיר',
  'email.device.lead': 'כדאי לבדוק את תיבת הדואר',
  'email.device.text': 'כדי לאשר את המכשיר, יש לפתוח את הקישור ששלחנו אל {email}. הקישור בתוקף ל-20 דקות.',
  'email.device.waiting': 'בהמתנה לפתיחת הקישור…',
  'email.device.refused': 'המכשיר לא אושר',
  'email.device.expired': 'תוקף הקישור שבאימייל פג',

  'email.code.title': 'הזנת הקוד',
  'email.code.text': 'יש להזין את הקוד ששלחנו אל {email}. הוא בתוקף ל-20 דקות.',
  'email.code.label': 'קוד בן 6 ספרות',
  'email.code.incomplete': 'יש להזין את 6 ספרות הקוד',
  'email.code.failed': 'לא ניתן היה לבדוק את הקוד. אפשר לנסות שוב.',
  'email.code.wrong': 'הקוד שגוי',
  'email.code.expired': 'תוקף הקוד פג. יש לבקש קוד חדש.',
  'email.code.tries': 'יותר מדי ניסיונות. יש לבקש קוד חדש.',
  'email.code.checking': 'הקוד נבדק…',
  'email.code.connected': 'החיבור הושלם',

  'email.change.title': 'שינוי כתובת האימייל',
  'email.change.text': 'הכניסה שלך היא דרך {email}. נשלח קוד לכתובת הזו, ואז קוד נוסף לכתובת החדשה.',
  'email.change.submit': 'שינוי כתובת האימייל',
  'email.change.owner.title': 'אישור האימייל הנוכחי',
  'email.change.new.title': 'אישור האימייל החדש',
  'email.change.none.title': 'לא בוצעה כניסה באימייל',
  'email.change.none.text': 'כדי לשנות את הכתובת שמשמשת לכניסה, יש קודם להיכנס באימייל.',

  'request.title': 'אישור הבקשה',
  'request.waiting': 'הבקשה נפתחת…',
  'request.forbidden': 'הפעולה אינה מותרת',
  'request.none.title': 'אין מה לאשר',
  'request.none.text': 'בקשות של האתר הזה יופיעו כאן.',

  'email.resend': 'שליחת האימייל שוב',
  'email.resend.wait': 'שליחה חוזרת בעוד {seconds} שנ׳',
  'email.resend.sent': 'האימייל נשלח שוב',
  'email.other': 'שימוש בכתובת אימייל אחרת',
}
