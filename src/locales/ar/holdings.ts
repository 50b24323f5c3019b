import type { holdings as english } from '../en/holdings.js'
import type { Translation } from '../translation.js'

export const holdings: Translation<typeof english> = {
  'account.title': 'الحساب',
  'account.balance': 'الرصيد',
  'account.balance.loading': 'جارٍ تحميل الرصيد',
  'account.balance.failed': 'الرصيد غير متاح',
  'account.tabs': 'محتويات الحساب',
  'account.tab.tokens': 'التوكنات',
  'account.tab.nfts': 'NFT',
  'account.tokens.empty': 'لا توجد توكنات بعد',
  'account.tokens.empty.text': 'تظهر هنا توكناتك على {network}.',
  'account.tokens.empty.buy': 'شراء عملات رقمية',
  'account.features': 'إجراءات المحفظة',
  'account.feature.onramp': 'شراء',
  'account.feature.swaps': 'مبادلة',
  'account.feature.receive': 'استلام',
  'account.feature.send': 'إرسال',
  'account.wallet': 'المحفظة المتصلة',
  'account.total': 'الإجمالي: {total}',
  'account.total.stale': 'عند آخر تحديث: {total}',

  'tokens.loading': 'جارٍ تحميل التوكنات',
  'tokens.failed': 'تعذّر تحميل أرصدة توكناتك.',
  'tokens.partial': 'تعذّر تحميل بعض التوكنات.',
  'tokens.none.title': 'لم يُعثر على توكنات',
  'tokens.none.text': 'لا توجد نتائج عن «{query}».',
  'nfts.loading': 'جارٍ تحميل رموز NFT',

  'snack.tokensUnavailable': 'رصيد التوكن غير متاح',
}
