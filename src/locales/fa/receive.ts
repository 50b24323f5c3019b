import type { receive as english } from '../en/receive.js'
import type { Translation } from '../translation.js'

export const receive: Translation<typeof english> = {
  'receive.title': 'دریافت',
  'receive.code': 'کد QR آدرس {address}',
  'receive.address': 'آدرس',
  'receive.kinds': 'انواع آدرس',
  'receive.type.payment': 'Bitcoin',
  'receive.type.ordinal': 'Ordinals',
  'receive.warning':
    'فقط دارایی‌های شبکه‌های {family} را به این آدرس ارسال کنید. دارایی‌های شبکه‌های دیگر ممکن است از دست برود.',
  'receive.warning.payment':
    'فقط بیت‌کوین به این آدرس ارسال کنید. Ordinals و Runes ارسالی به اینجا ممکن است به‌عنوان بیت‌کوین خرج شود.',
  'receive.warning.ordinal':
    'فقط Ordinals و Runes به این آدرس ارسال کنید. برای بیت‌کوین از آدرس دیگر خود استفاده کنید.',
  'receive.networks': 'شبکه‌های پشتیبانی‌شده',
  'receive.networks.title': 'شبکه‌های پشتیبانی‌شده',
  'receive.networks.text': 'آدرس {address} در همهٔ این شبکه‌ها یکسان است.',
}
