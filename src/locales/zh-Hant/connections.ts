import type { connections as english } from '../en/connections.js'
import type { Translation } from '../translation.js'

export const connections: Translation<typeof english> = {
  'account.email': '電子郵件地址',
  'account.settings': '帳戶設定',
  'account.disconnect': '中斷連接',
  'snack.disconnectFailed': '錢包未能正常中斷連接',
}
