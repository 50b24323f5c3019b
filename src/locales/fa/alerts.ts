import type { alerts as english } from '../en/alerts.js'
import type { Translation } from '../translation.js'

export const alerts: Translation<typeof english> = {
  'alert.frameLoadFailed': 'خطای شبکه: کیف پول داخلی بارگیری نشد',
  'alert.frameLoadFailed.text': 'کیف پول داخلی بارگیری نشد. بعداً دوباره امتحان کنید.',
  'alert.frameRequestTimeout': 'مهلت درخواست کیف پول داخلی تمام شد',
  'alert.frameRequestTimeout.text': 'کیف پول داخلی پاسخ نداد. دوباره امتحان کنید.',
  'alert.sessionExpired': 'نشست منقضی شد',
  'alert.sessionExpired.text': 'نشست معتبر نیست. تنظیمات تاریخ و ساعت این دستگاه را بررسی کنید و دوباره متصل شوید.',
}
