import type { shell as english } from '../en/shell.js'
import type { Translation } from '../translation.js'

export const shell: Translation<typeof english> = {
  'modal.close': 'إغلاق',
  'modal.back': 'رجوع',
  'modal.help': 'ما هي المحفظة؟',
  'modal.loading': 'جارٍ التحميل',
  'modal.failed.title': 'تعذّر تحميل هذه الصفحة',
  'modal.failed.text': 'يُرجى التحقق من الاتصال ثم المحاولة مجددًا.',
  'modal.reload': 'إعادة تحميل الصفحة',
  'modal.dismiss': 'تجاهل',

  'action.retry': 'إعادة المحاولة',
  'field.clear': 'مسح',
  'field.search': 'بحث',

  'copy.byHand': 'متصفحك لا يسمح بالنسخ هنا. يُرجى نسخ النص المحدد يدويًا.',

  'snack.addressCopied': 'تم نسخ العنوان',
  'snack.hashCopied': 'تم نسخ معرّف المعاملة',
}
