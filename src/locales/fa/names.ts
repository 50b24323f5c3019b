import type { names as english } from '../en/names.js'
import type { Translation } from '../translation.js'

export const names: Translation<typeof english> = {
  'names.title': 'نام حساب',
  'names.lead': 'نام به‌جای آدرس',
  'names.text': 'دیگران می‌توانند به این نام توکن ارسال کنند. همه می‌توانند آدرس آن را ببینند.',
  'names.choose': 'انتخاب نام',
  'names.label': 'نام',
  'names.rule': '۴ تا ۶۴ نویسه: حروف a تا z، رقم و خط تیره',
  'names.checking': 'در حال بررسی {name}…',
  'names.free': '{name} در دسترس است',
  'names.taken': '{name} گرفته شده است',
  'names.suggestions': 'نام‌های در دسترس',
  'names.suggestions.failed': 'دریافت پیشنهادهای نام انجام نشد',
  'names.register': 'ثبت این نام',
  'names.registering': 'در حال ثبت {name}…',
  'names.failed': 'نام ثبت نشد. دوباره امتحان کنید.',
  'names.expired': 'بیش از حد طول کشید. دوباره امتحان کنید و ظرف ۱۰ ثانیه تأیید کنید.',
  'names.done.title': 'نام ثبت شد',
  'names.done.text': '{name} اکنون به حساب شما تعلق دارد',
  'names.done': 'تمام',
  'names.none.title': 'حسابی برای نام‌گذاری نیست',
  'names.none.text': 'برای انتخاب نام، در شبکهٔ EVM با ایمیل یا حساب شبکهٔ اجتماعی وارد شوید.',
}
