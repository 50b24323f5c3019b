import type { signIn as english } from '../en/sign-in.js'
import type { Translation } from '../translation.js'

export const signIn: Translation<typeof english> = {
  'signIn.title': 'ورود',
  'signIn.heading': 'سایت {site} می‌خواهد که وارد شوید',
  'signIn.text':
    'کیف پول شما این پیام را امضا می‌کند تا ثابت شود که حساب مال شماست. هزینه‌ای ندارد و چیزی جابه‌جا نمی‌شود.',
  'signIn.domain': 'سایت',
  'signIn.address': 'حساب',
  'signIn.network': 'شبکه',
  'signIn.statement': 'بیانیه',
  'signIn.resources': 'منابع',
  'signIn.expires': 'معتبر تا',
  'signIn.whole': 'متن کامل پیام',
  'signIn.otherDomain':
    'این پیام برای {domain} است، اما شما در {page} هستید. فقط اگر دلیلش را می‌دانید امضا کنید: هر کس آن را داشته باشد می‌تواند به نام شما آنجا وارد شود.',
  'signIn.action': 'امضا',
  'signIn.waiting': 'در {wallet} تأیید کنید',
  'signIn.preparing': 'در حال آماده‌سازی پیام',
  'signIn.wallet': 'کیف پول شما',
  'signIn.cancel': 'لغو',
  'signIn.cancel.disconnects': 'با لغو، اتصال کیف پول شما قطع می‌شود.',
  'signIn.cancel.returns': 'با لغو، به {network} برمی‌گردید.',
  'signIn.optional': 'همچنین می‌توانید این پنجره را ببندید و بدون ورود متصل بمانید.',
  'signIn.failed': 'خطا در امضای پیام',
  'signIn.none': 'چیزی برای امضا نیست',
  'signIn.none.text': 'هر وقت این سایت نیاز داشته باشد، از شما می‌خواهد وارد شوید.',
  'signIn.startFailed': 'هنگام شروع احراز هویت مشکلی پیش آمد',
}
