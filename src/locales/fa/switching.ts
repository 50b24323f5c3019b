import type { switching as english } from '../en/switching.js'
import type { Translation } from '../translation.js'

export const switching: Translation<typeof english> = {
  'active.text': 'یک کیف پول متصل کنید که از {network} پشتیبانی کند. کیف پول‌های دیگر شما متصل می‌مانند.',
  'active.same': 'اتصال {wallet} به {family} هم',
  'active.other': 'انتخاب کیف پول',

  'switch.title': 'تغییر شبکه',
  'switch.idle.text': 'کیف پول شما اجازه می‌خواهد',
  'switch.idle.action': 'رفتن به {network}',
  'switch.waiting.title': 'در {wallet} تأیید کنید',
  'switch.waiting.text': 'تغییر شبکه به {network} را در کیف پول خود بپذیرید',
  'switch.rejected.title': 'تغییر شبکه رد شد',
  'switch.rejected.text': 'هنوز در همان شبکه هستید',
  'switch.failed.title': 'تغییر شبکه انجام نشد',
  'switch.failed.text': 'در {wallet} به {network} بروید یا دوباره امتحان کنید',
  'switch.done.title': 'اکنون در {network} هستید',
  'switch.wallet': 'کیف پول شما',

  'unsupported.title': 'تغییر شبکه',
  'unsupported.text': 'این سایت از شبکهٔ فعلی کیف پول شما پشتیبانی نمی‌کند. یکی از این‌ها را انتخاب کنید:',
  'unsupported.list': 'شبکه‌های این سایت',

  'profile.title': 'کیف پول‌ها',
  'profile.active': 'کیف پول فعال',
  'profile.accounts': 'حساب‌های دیگر این کیف پول',
  'profile.others': 'کیف پول‌های متصل دیگر',
  'profile.recent': 'اخیراً استفاده‌شده',
  'profile.families': 'انواع شبکه',
  'profile.none': 'هیچ کیف پول {family} متصل نیست.',
  'profile.disconnect.all': 'قطع اتصال همهٔ کیف پول‌ها',
  'profile.dropped': '{wallet} دیگر به {family} متصل نیست.',
  'profile.dropped.action': 'اتصال دوباره',
  'profile.remove': 'حذف {wallet} {address}',
  'profile.add': 'افزودن کیف پول',
  'profile.switch.failed': 'تغییر کیف پول انجام نشد',
}
