import type { buttons as english } from '../en/buttons.js'
import type { Translation } from '../translation.js'

export const buttons: Translation<typeof english> = {
  'button.connect': 'Kết nối ví',
  'button.connecting': 'Đang kết nối…',
  'button.offline': 'Bạn đang ngoại tuyến',
  'button.restoring': 'Đang kết nối lại ví của bạn',
  'button.account': 'Mở ví: {address} trên {network}',
  'button.account.balance': 'Mở ví: {balance}, {address} trên {network}',
  'button.viewOnly': 'Chỉ xem',
  'button.viewOnly.account': 'Chỉ xem: {address} trên {network}',
  'button.viewOnly.account.balance': 'Chỉ xem: {balance}, {address} trên {network}',
  'button.network': 'Chọn mạng',
  'button.network.change': 'Đổi mạng: {network}',
  'button.unsupported': 'Mạng không được hỗ trợ',
  'button.wallet': 'Kết nối {wallet}',
}
