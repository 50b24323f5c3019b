import type { connections as english } from '../en/connections.js'
import type { Translation } from '../translation.js'

export const connections: Translation<typeof english> = {
  'account.emailLogin': 'تسجيل الدخول بالبريد',
  'account.email': 'عنوان البريد الإلكتروني',
  'account.settings': 'إعدادات الحساب',
  'account.disconnect': 'قطع الاتصال',
  'watch.text': 'يمكنك الاطّلاع على أي حساب دون محفظته. لا يمكن توقيع أي شيء أو إرساله.',
  'watch.invalid': 'ليس عنوانًا صالحًا على شبكات هذا الموقع',
  'snack.disconnectFailed': 'لم يُقطع اتصال المحفظة على نحو سليم',
}
