import type { calls as english } from '../en/calls.js'
import type { Translation } from '../translation.js'

export const calls: Translation<typeof english> = {
  'calls.title': 'بازبینی فراخوانی‌ها',
  'calls.none.text': 'این سایت هیچ فراخوانی‌ای درخواست نکرده است.',
  'calls.elsewhere': 'این فراخوانی‌ها در {network} است.',
  'calls.contract': 'فراخوانی قرارداد',
  'calls.transfer': 'ارسال توکن',
  'calls.transferFrom': 'انتقال توکن از حساب دیگر',
  'calls.approve': 'اجازهٔ خرج‌کردن توکن',
  'calls.to': 'قرارداد',
  'calls.token': 'قرارداد توکن',
  'calls.spender': 'آدرس مجاز',
  'calls.amount.raw': 'مقدار به کوچک‌ترین واحد توکن',
  'calls.amount.any': 'هر مقدار',
  'calls.value': 'مبلغ ارسالی',
  'calls.data': 'داده',
  'calls.hash': 'شناسهٔ تراکنش',
  'calls.atomic': '{wallet} همهٔ فراخوانی‌ها را یک‌جا ارسال می‌کند: یا همه انجام می‌شوند یا هیچ‌کدام.',
  'calls.inTurn':
    '{wallet} برای هر فراخوانی جداگانه می‌پرسد. اگر یکی ناموفق باشد، فراخوانی‌های پیش از آن انجام شده‌اند.',
  'calls.unlimited':
    'یکی از فراخوانی‌ها اجازه می‌دهد هر مقدار از یک توکن، اکنون و بعداً، خرج شود. فقط اگر به آدرس مجاز اعتماد دارید تأیید کنید.',
  'calls.confirm': '{count, plural, one {ارسال # فراخوانی} other {ارسال # فراخوانی}}',
  'calls.progress': '{done} از {count} انجام شد',
  'calls.through': 'انجام شد',
  'calls.pending': 'در راه',
  'calls.failed': 'انجام نشد',
  'calls.unsent': 'ارسال نشد',
  'calls.unknown': 'نتیجه نامشخص است',
  'calls.error.rejected': 'در {wallet} رد کردید، بنابراین فراخوانی‌های دیگر ارسال نشدند.',
  'calls.error.changed': 'کیف پول شما به حساب یا شبکهٔ دیگری رفت، بنابراین فراخوانی‌های دیگر ارسال نشدند.',
  'calls.error.lost': 'یک فراخوانی در شبکه ناموفق بود، بنابراین فراخوانی‌های پس از آن ارسال نشدند.',
  'calls.error.atomic': 'فراخوانی‌ها در شبکه ناموفق بودند. فقط کارمزد شبکه کسر شد.',
}
