import type { connections as english } from '../en/connections.js'
import type { Translation } from '../translation.js'

export const connections: Translation<typeof english> = {
  'account.email': 'عنوان البريد الإلكتروني',
  'account.settings': 'إعدادات الحساب',
  'account.disconnect': 'قطع الاتصال',
  'snack.disconnectFailed': 'لم يُقطع اتصال المحفظة على نحو سليم',
}
