import type { pairing as english } from '../en/pairing.js'
import type { Translation } from '../translation.js'

export const pairing: Translation<typeof english> = {
  'pairing.title': 'المسح للربط',
  'pairing.code': 'رمز QR لربط {wallet} بهذا الموقع. لا توجد كاميرا؟ يمكنك نسخ الرابط بدلًا من ذلك.',
  'pairing.scan': 'المسح باستخدام {wallet}',
  'pairing.scan.text': 'يُرجى فتح المحفظة على هاتفك ومسح هذا الرمز',
  'pairing.any': 'محفظتك',
  'pairing.preparing': 'جارٍ إعداد رابط آمن',
  'pairing.left': 'الوقت المتبقي: {time}',
  'pairing.copy': 'نسخ الرابط',
  'pairing.declined': 'رُفض الطلب. إليك رابطًا جديدًا للمحاولة مجددًا.',
  'pairing.rejected': 'رُفض الطلب',
  'pairing.rejected.text': 'لم تُشارك أي بيانات. يمكنك المحاولة مجددًا.',
  'pairing.unreachable': 'تعذّر الوصول إلى WalletConnect',
  'pairing.unreachable.text': 'يُرجى التحقق من اتصالك بالإنترنت أو المحاولة لاحقًا',
  'pairing.failed': 'تعذّر الربط',
  'pairing.failed.text': 'حدث خطأ أثناء الاتصال بمحفظتك. يُرجى المحاولة مجددًا.',
  'pairing.connected': 'تم الربط',
  'pairing.connected.text': 'تم الربط عبر {wallet}',
  'pairing.continue': 'المتابعة في {wallet}',
  'pairing.open': 'فتح {wallet}',
  'pairing.mobile.text': 'يُرجى الموافقة على الربط في التطبيق ثم العودة إلى هنا',
  'pairing.desktop.text': 'يُرجى الموافقة على الربط في التطبيق على هذا الكمبيوتر',
  'pairing.web.text': 'ستُفتح {wallet} في علامة تبويب جديدة. يُرجى الموافقة على الربط هناك ثم العودة إلى هنا.',
  'pairing.page.text': 'ستُفتح هذه الصفحة في متصفح {wallet}، ويمكنك الربط من هناك',
  'pairing.stuck': 'لم تُفتح {wallet}؟',
  'pairing.again': 'إعادة الفتح',
  'pairing.get': 'تنزيل التطبيق',
  'pairing.show': 'عرض رمز QR',

  'snack.linkCopied': 'تم نسخ الرابط',
}
