import type { connections as english } from '../en/connections.js'
import type { Translation } from '../translation.js'

export const connections: Translation<typeof english> = {
  'account.emailLogin': 'เข้าสู่ระบบด้วยอีเมล',
  'account.email': 'ที่อยู่อีเมล',
  'account.settings': 'การตั้งค่าบัญชี',
  'account.disconnect': 'ตัดการเชื่อมต่อ',
  'watch.text': 'ดูบัญชีใดก็ได้โดยไม่ต้องใช้กระเป๋าเงินของบัญชีนั้น ลงนามหรือส่งไม่ได้',
  'watch.invalid': 'ไม่ใช่ที่อยู่ที่ถูกต้องบนเครือข่ายของเว็บไซต์นี้',
  'snack.disconnectFailed': 'ตัดการเชื่อมต่อกระเป๋าเงินไม่สมบูรณ์',
}
