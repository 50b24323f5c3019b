import type { accounts as english } from '../en/accounts.js'
import type { Translation } from '../translation.js'

export const accounts: Translation<typeof english> = {
  'account.copy': 'نسخ العنوان',
  'account.explorer': 'عرض على {explorer}',
  'account.none.title': 'لا توجد محفظة متصلة',
  'account.none.text': 'يمكنك رؤية حسابك هنا بعد ربط محفظة.',
  'account.none.action': 'ربط المحفظة',

  'list.stale': 'المعروض أرقام سابقة.',
  'list.limited': 'طلبات كثيرة جدًا. يُرجى المحاولة بعد قليل.',
  'list.limited.stale': 'طلبات كثيرة جدًا. المعروض أرقام سابقة.',

  'profile.type.payment': 'المدفوعات',
  'profile.type.ordinal': 'Ordinals',
  'profile.type.smartAccount': 'حساب ذكي',
}
