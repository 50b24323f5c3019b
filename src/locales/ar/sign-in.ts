import type { signIn as english } from '../en/sign-in.js'
import type { Translation } from '../translation.js'

export const signIn: Translation<typeof english> = {
  'signIn.title': 'تسجيل الدخول',
  'signIn.heading': 'يطلب منك {site} تسجيل الدخول',
  'signIn.text': 'توقّع محفظتك هذه الرسالة لإثبات أن الحساب لك. لا رسوم ولا يُنقل أي شيء.',
  'signIn.domain': 'الموقع',
  'signIn.address': 'الحساب',
  'signIn.network': 'الشبكة',
  'signIn.statement': 'البيان',
  'signIn.resources': 'الموارد',
  'signIn.expires': 'صالحة حتى',
  'signIn.whole': 'نص الرسالة كاملًا',
  'signIn.otherDomain':
    'هذه الرسالة مخصصة للموقع {domain}، لكن الموقع الحالي هو {page}. يُرجى عدم توقيعها إلا عند معرفة السبب: من يحصل عليها يمكنه تسجيل الدخول هناك باسمك.',
  'signIn.action': 'توقيع',
  'signIn.waiting': 'يُرجى الموافقة في {wallet}',
  'signIn.preparing': 'جارٍ إعداد الرسالة',
  'signIn.wallet': 'محفظتك',
  'signIn.cancel': 'إلغاء',
  'signIn.cancel.disconnects': 'يؤدي الإلغاء إلى قطع اتصال محفظتك.',
  'signIn.cancel.returns': 'يعيدك الإلغاء إلى {network}.',
  'signIn.optional': 'يمكنك أيضًا إغلاق هذه النافذة والبقاء على اتصال بدون تسجيل الدخول.',
  'signIn.failed': 'حدث خطأ في توقيع الرسالة',
  'signIn.none': 'لا شيء للتوقيع',
  'signIn.none.text': 'سيُطلب منك تسجيل الدخول عندما يحتاج هذا الموقع إلى ذلك.',
  'signIn.startFailed': 'حدثت مشكلة أثناء بدء المصادقة',
}
