import type { connections as english } from '../en/connections.js'
import type { Translation } from '../translation.js'

export const connections: Translation<typeof english> = {
  'account.emailLogin': 'ورود با ایمیل',
  'account.email': 'آدرس ایمیل',
  'account.settings': 'تنظیمات حساب',
  'account.disconnect': 'قطع اتصال',
  'watch.text': 'هر حسابی را بدون کیف پول آن ببینید. هیچ چیزی را نمی‌توان امضا یا ارسال کرد.',
  'watch.invalid': 'آدرس در شبکه‌های این سایت معتبر نیست',
  'snack.disconnectFailed': 'قطع اتصال کیف پول به‌درستی انجام نشد',
}
