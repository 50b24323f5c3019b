import type { receive as english } from '../en/receive.js'
import type { Translation } from '../translation.js'

export const receive: Translation<typeof english> = {
  'receive.title': '接收',
  'receive.code': '地址 {address} 的 QR 碼',
  'receive.address': '地址',
  'receive.kinds': '地址類型',
  'receive.type.payment': '比特幣',
  'receive.type.ordinal': 'Ordinals',
  'receive.warning': '請僅將 {family} 網路上的資產傳送到此地址。其他網路的資產可能會遺失。',
  'receive.warning.payment': '請僅將比特幣傳送到此地址。傳送到這裡的 Ordinals 和 Runes 可能會被當成比特幣花掉。',
  'receive.warning.ordinal': '請僅將 Ordinals 和 Runes 傳送到此地址。比特幣請使用你的另一個地址。',
  'receive.networks': '支援的網路',
  'receive.networks.title': '支援的網路',
  'receive.networks.text': '地址 {address} 在以下所有網路上都相同。',
}
