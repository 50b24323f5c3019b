import type { switching as english } from '../en/switching.js'
import type { Translation } from '../translation.js'

export const switching: Translation<typeof english> = {
  'active.text': '请连接支持 {network} 的钱包。你的其他钱包会保持连接。',
  'active.same': '将 {wallet} 也连接到 {family}',
  'active.other': '选择钱包',

  'switch.title': '切换网络',
  'switch.idle.text': '你的钱包会请求授权',
  'switch.idle.action': '切换到 {network}',
  'switch.waiting.title': '请在 {wallet} 中批准',
  'switch.waiting.text': '请在钱包中接受切换到 {network}',
  'switch.rejected.title': '切换已拒绝',
  'switch.rejected.text': '你仍在原来的网络上',
  'switch.failed.title': '无法切换',
  'switch.failed.text': '请在 {wallet} 中切换到 {network}，或重试',
  'switch.done.title': '你已切换到 {network}',
  'switch.wallet': '你的钱包',

  'unsupported.title': '切换网络',
  'unsupported.text': '此网站不支持你钱包当前的网络。请从以下网络中选择：',
  'unsupported.list': '此网站支持的网络',

  'profile.title': '钱包',
  'profile.active': '当前钱包',
  'profile.accounts': '此钱包中的其他账户',
  'profile.others': '其他已连接的钱包',
  'profile.recent': '最近使用',
  'profile.families': '网络类型',
  'profile.none': '未连接 {family} 钱包。',
  'profile.disconnect.all': '断开所有钱包',
  'profile.dropped': '{wallet} 已不再连接到 {family}。',
  'profile.dropped.action': '重新连接',
  'profile.remove': '移除 {wallet} {address} 的记录',
  'profile.add': '添加钱包',
  'profile.switch.failed': '无法切换钱包',
}
