import type { connections as english } from '../en/connections.js'
import type { Translation } from '../translation.js'

export const connections: Translation<typeof english> = {
  'account.emailLogin': '電子郵件登入',
  'account.email': '電子郵件地址',
  'account.settings': '帳戶設定',
  'account.disconnect': '中斷連接',
  'watch.text': '無需錢包即可檢視任何帳戶。無法簽署或傳送任何內容。',
  'watch.invalid': '在此網站的網路上不是有效的地址',
  'snack.disconnectFailed': '錢包未能正常中斷連接',
}
