import type { shell as english } from '../en/shell.js'
import type { Translation } from '../translation.js'

export const shell: Translation<typeof english> = {
  'modal.close': 'סגירה',
  'modal.back': 'חזרה',
  'modal.help': 'מה זה ארנק?',
  'modal.loading': 'טוען',
  'modal.failed.title': 'לא ניתן היה לטעון את הדף הזה',
  'modal.failed.text': 'כדאי לבדוק את החיבור ולנסות שוב.',
  'modal.reload': 'טעינת הדף מחדש',
  'modal.dismiss': 'הסתרה',

  'action.retry': 'ניסיון נוסף',
  'field.clear': 'ניקוי',
  'field.search': 'חיפוש',

  'copy.byHand': 'הדפדפן שלך לא מאפשר להעתיק כאן. אפשר להעתיק ידנית את הטקסט המסומן.',

  'snack.addressCopied': 'הכתובת הועתקה',
  'snack.hashCopied': 'מזהה העסקה הועתק',
}
