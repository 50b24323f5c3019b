import type { calls as english } from '../en/calls.js'
import type { Translation } from '../translation.js'

export const calls: Translation<typeof english> = {
  'calls.title': 'مراجعة الاستدعاءات',
  'calls.none.text': 'لم يطلب هذا الموقع أي استدعاء.',
  'calls.elsewhere': 'هذه الاستدعاءات على {network}.',
  'calls.contract': 'استدعاء عقد',
  'calls.transfer': 'إرسال توكنات',
  'calls.transferFrom': 'نقل توكنات من حساب آخر',
  'calls.approve': 'السماح بإنفاق توكنات',
  'calls.to': 'العقد',
  'calls.token': 'عقد التوكن',
  'calls.spender': 'العنوان المسموح له',
  'calls.amount.raw': 'المبلغ بأصغر وحدة للتوكن',
  'calls.amount.any': 'أي مبلغ',
  'calls.value': 'المبلغ المُرسَل',
  'calls.data': 'البيانات',
  'calls.hash': 'معرّف المعاملة',
  'calls.atomic': 'يتم إرسال كل الاستدعاءات دفعة واحدة عبر {wallet}: إما أن تُنفَّذ كلها أو لا يُنفَّذ أي منها.',
  'calls.inTurn': 'سيُطلب تأكيد كل استدعاء على حدة في {wallet}. إذا فشل أحدها، تكون الاستدعاءات السابقة قد نُفِّذت.',
  'calls.unlimited':
    'يسمح أحد الاستدعاءات بإنفاق أي مبلغ من التوكن الآن ولاحقًا. يُرجى التأكيد فقط إذا كنت تثق بالعنوان المسموح له.',
  'calls.confirm':
    '{count, plural, zero {لا استدعاءات لإرسالها} one {إرسال استدعاء واحد} two {إرسال استدعاءين} few {إرسال # استدعاءات} many {إرسال # استدعاءً} other {إرسال # استدعاء}}',
  'calls.progress': 'نُفِّذ {done} من {count}',
  'calls.through': 'نُفِّذ',
  'calls.pending': 'قيد التنفيذ',
  'calls.failed': 'لم يُنفَّذ',
  'calls.unsent': 'لم يُرسل',
  'calls.unknown': 'النتيجة غير معروفة',
  'calls.error.rejected': 'تم الرفض في {wallet}، لذلك لم تُرسل الاستدعاءات الأخرى.',
  'calls.error.changed': 'انتقلت محفظتك إلى حساب أو شبكة أخرى، لذلك لم تُرسل الاستدعاءات الأخرى.',
  'calls.error.lost': 'فشل استدعاء على الشبكة، لذلك لم تُرسل الاستدعاءات التالية.',
  'calls.error.atomic': 'فشلت الاستدعاءات على الشبكة. خُصمت رسوم الشبكة فقط.',
}
