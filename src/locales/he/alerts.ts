import type { alerts as english } from '../en/alerts.js'
import type { Translation } from '../translation.js'

export const alerts: Translation<typeof english> = {
  'alert.frameLoadFailed': 'שגיאת רשת: לא ניתן לטעון את הארנק המוטמע',
  'alert.frameLoadFailed.text': 'הארנק המוטמע לא נטען. אפשר לנסות שוב מאוחר יותר.',
  'alert.frameRequestTimeout': 'תם הזמן הקצוב לבקשה לארנק המוטמע',
  'alert.frameRequestTimeout.text': 'הארנק המוטמע לא הגיב. אפשר לנסות שוב.',
  'alert.sessionExpired': 'תוקף החיבור פג',
  'alert.sessionExpired.text': 'החיבור אינו תקף. יש לבדוק את הגדרות התאריך והשעה במכשיר הזה ולהתחבר מחדש.',
}
