import type { receive as english } from '../en/receive.js'
import type { Translation } from '../translation.js'

export const receive: Translation<typeof english> = {
  'receive.title': '接收',
  'receive.code': '地址 {address} 的二维码',
  'receive.address': '地址',
  'receive.kinds': '地址类型',
  'receive.type.payment': '比特币',
  'receive.type.ordinal': 'Ordinals',
  'receive.warning': '请仅向此地址发送 {family} 网络上的资产。其他网络的资产可能会丢失。',
  'receive.warning.payment': '请仅向此地址发送比特币。发送到这里的 Ordinals 和符文可能会被当作比特币花掉。',
  'receive.warning.ordinal': '请仅向此地址发送 Ordinals 和符文。比特币请使用你的另一个地址。',
  'receive.networks': '支持的网络',
  'receive.networks.title': '支持的网络',
  'receive.networks.text': '地址 {address} 在以下所有网络上都相同。',
}
