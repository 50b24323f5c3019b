import type { alerts as english } from '../en/alerts.js'
import type { Translation } from '../translation.js'

export const alerts: Translation<typeof english> = {
  'alert.frameLoadFailed': 'خطأ في الشبكة: تعذّر تحميل المحفظة المدمجة',
  'alert.frameLoadFailed.text': 'لم يتم تحميل المحفظة المدمجة. يُرجى المحاولة لاحقًا.',
  'alert.frameRequestTimeout': 'انتهت مهلة طلب المحفظة المدمجة',
  'alert.frameRequestTimeout.text': 'لم تستجب المحفظة المدمجة. يُرجى المحاولة مجددًا.',
  'alert.sessionExpired': 'انتهت الجلسة',
  'alert.sessionExpired.text':
    'الجلسة غير صالحة. يُرجى التحقق من إعدادات التاريخ والوقت على هذا الجهاز ثم إعادة الربط.',
}
