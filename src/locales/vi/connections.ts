import type { connections as english } from '../en/connections.js'
import type { Translation } from '../translation.js'

export const connections: Translation<typeof english> = {
  'account.email': 'Địa chỉ email',
  'account.settings': 'Cài đặt tài khoản',
  'account.disconnect': 'Ngắt kết nối',
  'snack.disconnectFailed': 'Ví chưa ngắt kết nối đúng cách',
}
