import type { connections as english } from '../en/connections.js'
import type { Translation } from '../translation.js'

export const connections: Translation<typeof english> = {
  'account.emailLogin': '邮箱登录',
  'account.email': '邮箱地址',
  'account.settings': '账户设置',
  'account.disconnect': '断开连接',
  'watch.text': '无需钱包即可查看任意账户。无法签名或发送任何内容。',
  'watch.invalid': '在此网站的网络上不是有效的地址',
  'snack.disconnectFailed': '钱包未能正常断开连接',
}
