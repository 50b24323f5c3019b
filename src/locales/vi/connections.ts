import type { connections as english } from '../en/connections.js'
import type { Translation } from '../translation.js'

export const connections: Translation<typeof english> = {
  'account.emailLogin': 'Đăng nhập bằng email',
  'account.email': 'Địa chỉ email',
  'account.settings': 'Cài đặt tài khoản',
  'account.disconnect': 'Ngắt kết nối',
  'watch.text': 'Xem bất kỳ tài khoản nào mà không cần ví của tài khoản đó. Không thể ký hay gửi bất cứ thứ gì.',
  'watch.invalid': 'Không phải địa chỉ hợp lệ trên các mạng của trang web này',
  'snack.disconnectFailed': 'Ví chưa ngắt kết nối đúng cách',
}
