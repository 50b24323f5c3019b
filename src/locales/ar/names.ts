import type { names as english } from '../en/names.js'
import type { Translation } from '../translation.js'

export const names: Translation<typeof english> = {
  'names.title': 'اسم الحساب',
  'names.lead': 'اسم بدلًا من عنوان',
  'names.text': 'يمكن للآخرين إرسال الأموال إلى اسمك. يمكن للجميع معرفة العنوان المرتبط به.',
  'names.choose': 'اختيار اسم',
  'names.label': 'الاسم',
  'names.rule': 'من 4 إلى 64 حرفًا: أحرف من a إلى z وأرقام وواصلات',
  'names.checking': 'جارٍ التحقق من {name}…',
  'names.free': '{name} متاح',
  'names.taken': '{name} محجوز',
  'names.suggestions': 'الأسماء المتاحة',
  'names.suggestions.failed': 'تعذّر جلب اقتراحات الأسماء',
  'names.register': 'تسجيل الاسم',
  'names.registering': 'جارٍ تسجيل {name}…',
  'names.failed': 'تعذّر تسجيل الاسم. يُرجى المحاولة مجددًا.',
  'names.expired': 'استغرق ذلك وقتًا طويلًا. يُرجى المحاولة مجددًا والموافقة خلال 10 ثوانٍ.',
  'names.done.title': 'تم تسجيل الاسم',
  'names.done.text': 'أصبح {name} اسمًا لحسابك',
  'names.done': 'تم',
  'names.none.title': 'لا يوجد حساب لتسميته',
  'names.none.text': 'لاختيار اسم، يُرجى تسجيل الدخول بالبريد الإلكتروني أو بحساب تواصل على شبكة EVM.',
}
