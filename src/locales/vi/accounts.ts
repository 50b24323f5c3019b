import type { accounts as english } from '../en/accounts.js'
import type { Translation } from '../translation.js'

export const accounts: Translation<typeof english> = {
  'account.copy': 'Sao chép địa chỉ',
  'account.explorer': 'Xem trên {explorer}',
  'account.none.title': 'Chưa kết nối',
  'account.none.text': 'Kết nối ví để xem tài khoản của bạn tại đây.',
  'account.none.action': 'Kết nối ví',

  'list.stale': 'Đang hiển thị số liệu cũ.',
  'list.limited': 'Quá nhiều yêu cầu. Hãy thử lại sau giây lát.',
  'list.limited.stale': 'Quá nhiều yêu cầu. Đang hiển thị số liệu cũ.',

  'profile.type.payment': 'Thanh toán',
  'profile.type.ordinal': 'Ordinals',
  'profile.type.smartAccount': 'Tài khoản thông minh',
}
