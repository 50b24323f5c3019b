import type { embedded as english } from '../en/embedded.js'
import type { Translation } from '../translation.js'

export const embedded: Translation<typeof english> = {
  'embedded.frame': 'محفظة مدمجة',

  'email.label': 'عنوان البريد الإلكتروني',
  'email.submit': 'المتابعة بالبريد الإلكتروني',
  'email.text': 'تسجيل الدخول أو إنشاء حساب بعنوان بريدك الإلكتروني. لا حاجة إلى تثبيت أي شيء.',
  'email.invalid': 'يُرجى إدخال عنوان بريد إلكتروني، مثل name@example.com',
  'email.wait':
    'يُرجى المحاولة مجددًا بعد {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}',
  'email.sending': 'جارٍ إرسال رسالة بريد إلكتروني…',
  'email.failed': 'تعذّر تسجيل الدخول. يُرجى المحاولة مجددًا.',
  'email.mails': 'رسائل بريد إلكتروني كثيرة جدًا. يُرجى المحاولة مجددًا بعد ساعة.',
  'email.off.title': 'تسجيل الدخول بالبريد غير مفعّل',
  'email.off.text': 'هذا الموقع لا يوفره. يمكنك ربط محفظة بدلًا من ذلك.',

  'email.device.title': 'تأكيد هذا الجهاز',
  'email.device.lead': 'يُرجى تفقّد بريدك الوارد',
  'email.device.text': 'لتأكيد هذا الجهاز، يُرجى فتح الرابط الذي أرسلناه إلى {email}. الرابط صالح لمدة 20 دقيقة.',
  'email.device.waiting': 'في انتظار فتح الرابط…',
  'email.device.refused': 'لم يُؤكَّد الجهاز',
  'email.device.expired': 'انتهت صلاحية الرابط المرسل في البريد الإلكتروني',

  'email.code.title': 'إدخال الرمز',
  'email.code.text': 'يُرجى إدخال الرمز الذي أرسلناه إلى {email}. الرمز صالح لمدة 20 دقيقة.',
  'email.code.label': 'رمز من 6 أرقام',
  'email.code.incomplete': 'يُرجى إدخال أرقام الرمز الستة',
  'email.code.failed': 'تعذّر التحقق من الرمز. يُرجى المحاولة مجددًا.',
  'email.code.wrong': 'الرمز غير صحيح',
  'email.code.expired': 'انتهت صلاحية الرمز. يُرجى طلب رمز جديد.',
  'email.code.tries': 'محاولات كثيرة جدًا. يُرجى طلب رمز جديد.',
  'email.code.checking': 'جارٍ التحقق من الرمز…',
  'email.code.connected': 'تم الاتصال',

  'email.change.title': 'تغيير عنوان البريد الإلكتروني',
  'email.change.text': 'تسجيل دخولك يتم عبر {email}. سنرسل إليه رمزًا، ثم رمزًا آخر إلى العنوان الجديد.',
  'email.change.submit': 'تغيير عنوان البريد الإلكتروني',
  'email.change.owner.title': 'تأكيد البريد الإلكتروني الحالي',
  'email.change.new.title': 'تأكيد البريد الإلكتروني الجديد',
  'email.change.none.title': 'لم يتم تسجيل الدخول بالبريد',
  'email.change.none.text': 'لتغيير العنوان المستخدم لتسجيل الدخول، يُرجى أولًا تسجيل الدخول بالبريد الإلكتروني.',

  'request.title': 'الموافقة على الطلب',
  'request.waiting': 'جارٍ فتح طلبك…',
  'request.forbidden': 'الإجراء غير مسموح به',
  'request.none.title': 'لا شيء يتطلب الموافقة',
  'request.none.text': 'تظهر هنا طلبات هذا الموقع.',

  'email.resend': 'إعادة إرسال رسالة البريد',
  'email.resend.wait': 'إعادة الإرسال بعد {seconds} ث',
  'email.resend.sent': 'أُعيد إرسال رسالة البريد الإلكتروني',
  'email.other': 'استخدام عنوان بريد إلكتروني آخر',
}
