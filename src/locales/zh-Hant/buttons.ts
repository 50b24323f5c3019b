import type { buttons as english } from '../en/buttons.js'
import type { Translation } from '../translation.js'

export const buttons: Translation<typeof english> = {
  'button.connect': '連接錢包',
  'button.connecting': '連接中…',
  'button.offline': '你已離線',
  'button.restoring': '正在重新連接錢包',
  'button.account': '開啟錢包：{network} 上的 {address}',
  'button.account.balance': '開啟錢包：{balance}，{network} 上的 {address}',
  'button.viewOnly': '僅供檢視',
  'button.viewOnly.account': '僅供檢視：{network} 上的 {address}',
  'button.viewOnly.account.balance': '僅供檢視：{balance}，{network} 上的 {address}',
  'button.network': '選擇網路',
  'button.network.change': '變更網路：{network}',
  'button.unsupported': '不支援的網路',
  'button.wallet': '連接 {wallet}',
}
