import type { embedded as english } from '../en/embedded.js'
import type { Translation } from '../translation.js'

export const embedded: Translation<typeof english> = {
  'embedded.frame': 'کیف پول داخلی',

  'email.label': 'آدرس ایمیل',
  'email.submit': 'ادامه با ایمیل',
  'email.text': 'با آدرس ایمیل خود وارد شوید یا ثبت‌نام کنید. به نصب چیزی نیاز نیست.',
  'email.invalid': 'یک آدرس ایمیل وارد کنید، مانند name@example.com',
  'email.wait': '{seconds, plural, one {# ثانیه} other {# ثانیه}} دیگر دوباره امتحان کنید',
  'email.sending': 'در حال ارسال ایمیل…',
  'email.failed': 'ورود انجام نشد. دوباره امتحان کنید.',
  'email.mails': 'تعداد ایمیل‌ها زیاد است. یک ساعت دیگر دوباره امتحان کنید.',
  'email.off.title': 'ورود با ایمیل غیرفعال است',
  'email.off.text': 'این سایت آن را ارائه نمی‌کند. در عوض، یک کیف پول متصل کنید.',

  'email.device.title': 'تأیید این دستگاه',
  'email.device.lead': 'صندوق ورودی خود را بررسی کنید',
  'email.device.text':
    'برای تأیید این دستگاه، پیوندی را که به {email} فرستادیم باز کنید. این پیوند ۲۰ دقیقه معتبر است.',
  'email.device.waiting': 'در انتظار باز شدن پیوند…',
  'email.device.refused': 'دستگاه تأیید نشد',
  'email.device.expired': 'پیوند داخل ایمیل منقضی شده است',

  'email.code.title': 'کد را وارد کنید',
  'email.code.text': 'کدی را که به {email} فرستادیم وارد کنید. این کد ۲۰ دقیقه معتبر است.',
  'email.code.label': 'کد ۶ رقمی',
  'email.code.incomplete': 'هر ۶ رقم کد را وارد کنید',
  'email.code.failed': 'کد بررسی نشد. دوباره امتحان کنید.',
  'email.code.wrong': 'کد نادرست است',
  'email.code.expired': 'کد منقضی شده است. کد تازه‌ای بخواهید.',
  'email.code.tries': 'تعداد تلاش‌ها زیاد است. کد تازه‌ای بخواهید.',
  'email.code.checking': 'در حال بررسی کد…',
  'email.code.connected': 'اتصال برقرار شد',

  'email.change.title': 'تغییر آدرس ایمیل',
  'email.change.text': 'شما با {email} وارد می‌شوید. ابتدا یک کد به آن و سپس یک کد به آدرس جدید ارسال می‌کنیم.',
  'email.change.submit': 'تغییر آدرس ایمیل',
  'email.change.owner.title': 'تأیید ایمیل فعلی',
  'email.change.new.title': 'تأیید ایمیل جدید',
  'email.change.none.title': 'با ایمیل وارد نشده‌اید',
  'email.change.none.text': 'برای تغییر آدرسی که با آن وارد می‌شوید، ابتدا با ایمیل وارد شوید.',

  'request.title': 'تأیید درخواست',
  'request.waiting': 'در حال باز کردن درخواست شما…',
  'request.forbidden': 'این کار مجاز نیست',
  'request.none.title': 'چیزی برای تأیید نیست',
  'request.none.text': 'درخواست‌های این سایت اینجا نمایش داده می‌شود.',

  'email.resend': 'ارسال دوبارهٔ ایمیل',
  'email.resend.wait': '{seconds} ثانیه تا ارسال دوباره',
  'email.resend.sent': 'ایمیل دوباره ارسال شد',
  'email.other': 'استفاده از آدرس ایمیل دیگر',
}
