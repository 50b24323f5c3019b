import type { connections as english } from '../en/connections.js'
import type { Translation } from '../translation.js'

export const connections: Translation<typeof english> = {
  'account.email': 'آدرس ایمیل',
  'account.settings': 'تنظیمات حساب',
  'account.disconnect': 'قطع اتصال',
  'snack.disconnectFailed': 'قطع اتصال کیف پول به‌درستی انجام نشد',
}
