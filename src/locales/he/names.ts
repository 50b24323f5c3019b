import type { names as english } from '../en/names.js'
import type { Translation } from '../translation.js'

export const names: Translation<typeof english> = {
  'names.title': 'שם החשבון',
  'names.lead': 'שם במקום כתובת',
  'names.text': 'אחרים יכולים לשלוח אל השם שלך. כולם יכולים לראות לאיזו כתובת הוא שייך.',
  'names.choose': 'בחירת שם',
  'names.label': 'שם',
  'names.rule': '4 עד 64 תווים: אותיות a עד z, ספרות ומקפים',
  'names.checking': '{name} בבדיקה…',
  'names.free': '{name} פנוי',
  'names.taken': '{name} תפוס',
  'names.suggestions': 'שמות פנויים',
  'names.suggestions.failed': 'לא ניתן היה לקבל הצעות לשמות',
  'names.register': 'רישום השם',
  'names.registering': '{name} ברישום…',
  'names.failed': 'רישום השם נכשל. אפשר לנסות שוב.',
  'names.expired': 'זה לקח יותר מדי זמן. אפשר לנסות שוב ולאשר תוך 10 שניות.',
  'names.done.title': 'השם נרשם',
  'names.done.text': '{name} שייך עכשיו לחשבון שלך',
  'names.done': 'סיום',
  'names.none.title': 'אין חשבון לתת לו שם',
  'names.none.text': 'כדי לבחור שם, יש להיכנס באימייל או עם חשבון ברשת חברתית, ברשת EVM.',
}
