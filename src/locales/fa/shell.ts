import type { shell as english } from '../en/shell.js'
import type { Translation } from '../translation.js'

export const shell: Translation<typeof english> = {
  'modal.close': 'بستن',
  'modal.back': 'بازگشت',
  'modal.help': 'کیف پول چیست؟',
  'modal.loading': 'در حال بارگیری',
  'modal.failed.title': 'این صفحه بارگیری نشد',
  'modal.failed.text': 'اتصال خود را بررسی و دوباره امتحان کنید.',
  'modal.reload': 'بارگیری دوبارهٔ صفحه',
  'modal.dismiss': 'پنهان کردن',

  'action.retry': 'امتحان دوباره',
  'field.clear': 'پاک کردن',
  'field.search': 'جستجو',

  'copy.byHand': 'مرورگر شما اجازهٔ کپی در اینجا را نمی‌دهد. متن انتخاب‌شده را خودتان کپی کنید.',

  'snack.addressCopied': 'آدرس کپی شد',
  'snack.hashCopied': 'شناسهٔ تراکنش کپی شد',
}
