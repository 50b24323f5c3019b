import type { receive as english } from '../en/receive.js'
import type { Translation } from '../translation.js'

export const receive: Translation<typeof english> = {
  'receive.title': 'Nhận',
  'receive.code': 'Mã QR của địa chỉ {address}',
  'receive.address': 'Địa chỉ',
  'receive.kinds': 'Loại địa chỉ',
  'receive.type.payment': 'Bitcoin',
  'receive.type.ordinal': 'Ordinals',
  'receive.warning': 'Chỉ gửi tài sản trên các mạng {family} đến địa chỉ này. Tài sản từ mạng khác có thể bị mất.',
  'receive.warning.payment':
    'Chỉ gửi bitcoin đến địa chỉ này. Ordinals và Runes gửi đến đây có thể bị tiêu như bitcoin.',
  'receive.warning.ordinal': 'Chỉ gửi Ordinals và Runes đến địa chỉ này. Hãy dùng địa chỉ còn lại của bạn cho bitcoin.',
  'receive.networks': 'Các mạng được hỗ trợ',
  'receive.networks.title': 'Các mạng được hỗ trợ',
  'receive.networks.text': 'Địa chỉ {address} giống nhau trên tất cả các mạng này.',
}
