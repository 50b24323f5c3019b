import type { accounts as english } from '../en/accounts.js'
import type { Translation } from '../translation.js'

export const accounts: Translation<typeof english> = {
  'account.copy': '复制地址',
  'account.explorer': '在 {explorer} 上查看',
  'account.none.title': '未连接',
  'account.none.text': '连接钱包后，你的账户会显示在这里。',
  'account.none.action': '连接钱包',

  'list.stale': '显示的是之前的数据。',
  'list.limited': '请求过多，请稍后重试。',
  'list.limited.stale': '请求过多，显示的是之前的数据。',

  'profile.type.payment': '付款',
  'profile.type.ordinal': 'Ordinals',
  'profile.type.smartAccount': '智能账户',
}
