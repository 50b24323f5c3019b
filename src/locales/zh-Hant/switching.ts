import type { switching as english } from '../en/switching.js'
import type { Translation } from '../translation.js'

export const switching: Translation<typeof english> = {
  'active.text': '請連接支援 {network} 的錢包。你的其他錢包會保持連接。',
  'active.same': '將 {wallet} 也連接到 {family}',
  'active.other': '選擇錢包',

  'switch.title': '切換網路',
  'switch.idle.text': '你的錢包會要求授權',
  'switch.idle.action': '切換到 {network}',
  'switch.waiting.title': '請在 {wallet} 中核准',
  'switch.waiting.text': '請在錢包中同意切換到 {network}',
  'switch.rejected.title': '切換已遭拒絕',
  'switch.rejected.text': '你仍在原本的網路上',
  'switch.failed.title': '無法切換',
  'switch.failed.text': '請在 {wallet} 中切換到 {network}，或再試一次',
  'switch.done.title': '你已切換到 {network}',
  'switch.wallet': '你的錢包',

  'unsupported.title': '切換網路',
  'unsupported.text': '此網站不支援你錢包目前的網路。請選擇以下其中一個：',
  'unsupported.list': '此網站支援的網路',

  'profile.title': '錢包',
  'profile.active': '使用中的錢包',
  'profile.accounts': '此錢包中的其他帳戶',
  'profile.others': '其他已連接的錢包',
  'profile.recent': '最近使用',
  'profile.families': '網路類型',
  'profile.none': '未連接 {family} 錢包。',
  'profile.disconnect.all': '中斷所有錢包的連接',
  'profile.dropped': '{wallet} 已不再連接到 {family}。',
  'profile.dropped.action': '重新連接',
  'profile.remove': '移除 {wallet} {address} 的紀錄',
  'profile.add': '新增錢包',
  'profile.switch.failed': '無法切換錢包',
}
