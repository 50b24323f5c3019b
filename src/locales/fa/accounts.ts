import type { accounts as english } from '../en/accounts.js'
import type { Translation } from '../translation.js'

export const accounts: Translation<typeof english> = {
  'account.copy': 'کپی آدرس',
  'account.explorer': 'مشاهده در {explorer}',
  'account.none.title': 'متصل نیست',
  'account.none.text': 'برای دیدن حساب خود در اینجا، یک کیف پول متصل کنید.',
  'account.none.action': 'اتصال کیف پول',

  'list.stale': 'ارقام قبلی نمایش داده می‌شود.',
  'list.limited': 'تعداد درخواست‌ها زیاد است. کمی بعد دوباره امتحان کنید.',
  'list.limited.stale': 'تعداد درخواست‌ها زیاد است. ارقام قبلی نمایش داده می‌شود.',

  'profile.type.payment': 'پرداخت‌ها',
  'profile.type.ordinal': 'Ordinals',
  'profile.type.smartAccount': 'حساب هوشمند',
}
