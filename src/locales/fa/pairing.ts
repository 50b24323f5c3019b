import type { pairing as english } from '../en/pairing.js'
import type { Translation } from '../translation.js'

export const pairing: Translation<typeof english> = {
  'pairing.title': 'برای اتصال اسکن کنید',
  'pairing.code': 'کد QR برای اتصال {wallet} به این سایت. دوربین ندارید؟ در عوض پیوند را کپی کنید.',
  'pairing.scan': 'اسکن با {wallet}',
  'pairing.scan.text': 'کیف پول را در گوشی خود باز کنید و این کد را اسکن کنید',
  'pairing.any': 'کیف پول شما',
  'pairing.preparing': 'در حال آماده‌سازی پیوند امن',
  'pairing.left': 'زمان باقی‌مانده: {time}',
  'pairing.copy': 'کپی پیوند',
  'pairing.declined': 'درخواست رد شد. این هم پیوند جدیدی برای امتحان دوباره.',
  'pairing.rejected': 'درخواست رد شد',
  'pairing.rejected.text': 'چیزی به اشتراک گذاشته نشد. می‌توانید دوباره امتحان کنید.',
  'pairing.unreachable': 'دسترسی به WalletConnect ممکن نشد',
  'pairing.unreachable.text': 'اتصال اینترنت خود را بررسی کنید یا بعداً دوباره امتحان کنید',
  'pairing.failed': 'اتصال برقرار نشد',
  'pairing.failed.text': 'هنگام اتصال به کیف پول شما مشکلی پیش آمد. دوباره امتحان کنید.',
  'pairing.connected': 'متصل شد',
  'pairing.connected.text': 'اتصال شما با {wallet} برقرار است',
  'pairing.continue': 'ادامه در {wallet}',
  'pairing.open': 'باز کردن {wallet}',
  'pairing.mobile.text': 'اتصال را در برنامه تأیید کنید، سپس به اینجا برگردید',
  'pairing.desktop.text': 'اتصال را در برنامهٔ این رایانه تأیید کنید',
  'pairing.web.text': '{wallet} در برگهٔ جدیدی باز می‌شود. اتصال را آنجا تأیید کنید، سپس به اینجا برگردید.',
  'pairing.page.text': 'این صفحه در مرورگر {wallet} باز می‌شود و می‌توانید از آنجا متصل شوید',
  'pairing.stuck': '{wallet} باز نشد؟',
  'pairing.again': 'باز کردن دوباره',
  'pairing.get': 'دانلود برنامه',
  'pairing.show': 'نمایش کد QR',

  'snack.linkCopied': 'پیوند کپی شد',
}
