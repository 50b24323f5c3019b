import type { connections as english } from '../en/connections.js'
import type { Translation } from '../translation.js'

export const connections: Translation<typeof english> = {
  'account.email': 'ที่อยู่อีเมล',
  'account.settings': 'การตั้งค่าบัญชี',
  'account.disconnect': 'ตัดการเชื่อมต่อ',
  'snack.disconnectFailed': 'ตัดการเชื่อมต่อกระเป๋าเงินไม่สมบูรณ์',
}
