import type { wallets as english } from '../en/wallets.js'
import type { Translation } from '../translation.js'

export const wallets: Translation<typeof english> = {
  'connect.loading': 'در حال جستجوی کیف پول‌ها',
  'connect.unnamed': 'کیف پول مرورگر',
  'pairing.unknown': 'کیف پول',
  'all.none.title': 'کیف پولی پیدا نشد',

  'get.list': 'کیف پول‌های قابل دانلود',
  'get.none': 'در فروشگاه برنامهٔ خود دنبال کیف پول بگردید.',
  'get.guide': 'کیف پول‌های بیشتر',
  'connecting.get': '{wallet} ندارید؟ دانلود کنید',

  'downloads.title': 'دانلود {wallet}',
  'downloads.any': 'تهیهٔ کیف پول',
  'downloads.list': 'محل‌های دانلود {wallet}',
  'downloads.chrome': 'فروشگاه وب Chrome',
  'downloads.ios': 'App Store',
  'downloads.android': 'Google Play',
  'downloads.homepage': 'وب‌سایت',
  'downloads.empty.title': 'پیوند دانلودی پیدا نشد',
  'downloads.empty.text': 'در فروشگاه برنامهٔ خود دنبال {wallet} بگردید.',

  'connecting.notFound.title': 'این کیف پول دیگر در دسترس نیست',
  'connecting.notFound.text': 'شاید در مرورگر شما غیرفعال شده باشد',
  'connecting.notFound.action': 'انتخاب کیف پول دیگر',

  'wallet.title': 'کیف پول چیست؟',
  'wallet.keys.title': 'خانه‌ای برای دارایی‌های شما',
  'wallet.keys.text': 'کیف پول توکن‌ها و کلکسیون‌های شما را نگه می‌دارد، ارسال می‌کند و دریافت می‌کند.',
  'wallet.login.title': 'راهی تازه برای ورود',
  'wallet.login.text': 'به‌جای نام کاربری و رمز عبور، کیف پول خود را متصل کنید.',
  'wallet.control.title': 'کنترل در دست شماست',
  'wallet.control.text':
    'سایت‌ها فقط می‌توانند درخواست کنند. تا وقتی در کیف پول خود تأیید نکنید، چیزی جابه‌جا نمی‌شود.',
  'wallet.get': 'تهیهٔ کیف پول',
}
