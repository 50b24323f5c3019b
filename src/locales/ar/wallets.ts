import type { wallets as english } from '../en/wallets.js'
import type { Translation } from '../translation.js'

export const wallets: Translation<typeof english> = {
  'connect.loading': 'جارٍ البحث عن المحافظ',
  'connect.unnamed': 'محفظة المتصفح',
  'pairing.unknown': 'محفظة',
  'all.none.title': 'لم يُعثر على محافظ',

  'get.list': 'محافظ للتنزيل',
  'get.none': 'يمكنك البحث عن محفظة في متجر التطبيقات.',
  'get.guide': 'استكشاف المزيد من المحافظ',
  'connecting.get': 'ليست لديك {wallet}؟ تنزيلها',

  'downloads.title': 'تنزيل {wallet}',
  'downloads.any': 'الحصول على محفظة',
  'downloads.list': 'أماكن تنزيل {wallet}',
  'downloads.chrome': 'سوق Chrome الإلكتروني',
  'downloads.ios': 'App Store',
  'downloads.android': 'Google Play',
  'downloads.homepage': 'الموقع الإلكتروني',
  'downloads.empty.title': 'لم يُعثر على رابط تنزيل',
  'downloads.empty.text': 'يمكنك البحث عن {wallet} في متجر التطبيقات.',

  'connecting.notFound.title': 'لم تعد هذه المحفظة متاحة',
  'connecting.notFound.text': 'ربما تم إيقافها في متصفحك',
  'connecting.notFound.action': 'اختيار محفظة أخرى',

  'wallet.title': 'ما هي المحفظة؟',
  'wallet.keys.title': 'مكان واحد لأصولك',
  'wallet.keys.text': 'تخزّن المحفظة توكناتك ومقتنياتك وترسلها وتستلمها.',
  'wallet.login.title': 'طريقة جديدة لتسجيل الدخول',
  'wallet.login.text': 'يمكنك ربط محفظتك بدلًا من استخدام اسم مستخدم وكلمة مرور.',
  'wallet.control.title': 'التحكم يبقى لك',
  'wallet.control.text': 'لا يمكن للمواقع إلا أن تطلب. لا يُنقل شيء قبل موافقتك عليه في محفظتك.',
  'wallet.get': 'الحصول على محفظة',
}
