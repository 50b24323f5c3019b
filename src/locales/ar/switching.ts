import type { switching as english } from '../en/switching.js'
import type { Translation } from '../translation.js'

export const switching: Translation<typeof english> = {
  'active.text': 'يُرجى ربط محفظة تدعم {network}. ستبقى محافظك الأخرى متصلة.',
  'active.same': 'ربط {wallet} بشبكات {family} أيضًا',
  'active.other': 'اختيار محفظة',

  'switch.title': 'تبديل الشبكة',
  'switch.idle.text': 'ستطلب محفظتك الإذن',
  'switch.idle.action': 'التبديل إلى {network}',
  'switch.waiting.title': 'يُرجى الموافقة في {wallet}',
  'switch.waiting.text': 'يُرجى قبول التبديل إلى {network} في محفظتك',
  'switch.rejected.title': 'رُفض التبديل',
  'switch.rejected.text': 'ما زلت على الشبكة نفسها',
  'switch.failed.title': 'تعذّر التبديل',
  'switch.failed.text': 'يمكنك التبديل إلى {network} في {wallet} أو المحاولة مجددًا',
  'switch.done.title': 'شبكتك الآن: {network}',
  'switch.wallet': 'محفظتك',

  'unsupported.title': 'تبديل الشبكة',
  'unsupported.text': 'هذا الموقع لا يدعم شبكة محفظتك الحالية. يُرجى اختيار إحدى هذه الشبكات:',
  'unsupported.list': 'شبكات هذا الموقع',

  'profile.title': 'المحافظ',
  'profile.active': 'المحفظة النشطة',
  'profile.accounts': 'حسابات أخرى في هذه المحفظة',
  'profile.others': 'محافظ متصلة أخرى',
  'profile.recent': 'المستخدمة مؤخرًا',
  'profile.families': 'أنواع الشبكات',
  'profile.none': 'لا توجد محفظة {family} متصلة.',
  'profile.disconnect.all': 'قطع اتصال كل المحافظ',
  'profile.dropped': 'لم تعد {wallet} متصلة بشبكات {family}.',
  'profile.dropped.action': 'إعادة الربط',
  'profile.remove': 'إزالة {wallet} {address}',
  'profile.add': 'إضافة محفظة',
  'profile.switch.failed': 'تعذّر التبديل بين المحافظ',
}
