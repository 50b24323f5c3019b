import type { buttons as english } from '../en/buttons.js'
import type { Translation } from '../translation.js'

export const buttons: Translation<typeof english> = {
  'button.connect': 'اتصال کیف پول',
  'button.connecting': 'در حال اتصال…',
  'button.offline': 'آفلاین هستید',
  'button.restoring': 'در حال اتصال دوبارهٔ کیف پول شما',
  'button.account': 'باز کردن کیف پول: {address} در {network}',
  'button.account.balance': 'باز کردن کیف پول: {balance}، {address} در {network}',
  'button.viewOnly': 'فقط مشاهده',
  'button.viewOnly.account': 'فقط مشاهده: {address} در {network}',
  'button.viewOnly.account.balance': 'فقط مشاهده: {balance}، {address} در {network}',
  'button.network': 'انتخاب شبکه',
  'button.network.change': 'تغییر شبکه: {network}',
  'button.unsupported': 'شبکهٔ پشتیبانی‌نشده',
  'button.wallet': 'اتصال {wallet}',
}
