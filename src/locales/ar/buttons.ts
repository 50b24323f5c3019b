import type { buttons as english } from '../en/buttons.js'
import type { Translation } from '../translation.js'

export const buttons: Translation<typeof english> = {
  'button.connect': 'ربط المحفظة',
  'button.connecting': 'جارٍ الربط…',
  'button.offline': 'أنت غير متصل بالإنترنت',
  'button.restoring': 'جارٍ إعادة ربط محفظتك',
  'button.account': 'فتح المحفظة: {address} على {network}',
  'button.account.balance': 'فتح المحفظة: {balance}، {address} على {network}',
  'button.viewOnly': 'للعرض فقط',
  'button.viewOnly.account': 'للعرض فقط: {address} على {network}',
  'button.viewOnly.account.balance': 'للعرض فقط: {balance}، {address} على {network}',
  'button.network': 'اختيار الشبكة',
  'button.network.change': 'تغيير الشبكة: {network}',
  'button.unsupported': 'شبكة غير مدعومة',
  'button.wallet': 'ربط {wallet}',
}
