import type { buttons as english } from '../en/buttons.js'
import type { Translation } from '../translation.js'

export const buttons: Translation<typeof english> = {
  'button.connect': '连接钱包',
  'button.connecting': '正在连接…',
  'button.offline': '你已离线',
  'button.restoring': '正在重新连接钱包',
  'button.account': '打开钱包：{network} 上的 {address}',
  'button.account.balance': '打开钱包：{balance}，{network} 上的 {address}',
  'button.viewOnly': '仅供查看',
  'button.viewOnly.account': '仅供查看：{network} 上的 {address}',
  'button.viewOnly.account.balance': '仅供查看：{balance}，{network} 上的 {address}',
  'button.network': '选择网络',
  'button.network.change': '切换网络：{network}',
  'button.unsupported': '不支持的网络',
  'button.wallet': '连接 {wallet}',
}
