import type { connections as english } from '../en/connections.js'
import type { Translation } from '../translation.js'

export const connections: Translation<typeof english> = {
  'account.email': '邮箱地址',
  'account.settings': '账户设置',
  'account.disconnect': '断开连接',
  'snack.disconnectFailed': '钱包未能正常断开连接',
}
