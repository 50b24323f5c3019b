import type { alerts as english } from '../en/alerts.js'
import type { Translation } from '../translation.js'

export const alerts: Translation<typeof english> = {
  'alert.frameLoadFailed': 'เครือข่ายขัดข้อง: โหลดกระเป๋าเงินในตัวไม่ได้',
  'alert.frameLoadFailed.text': 'โหลดกระเป๋าเงินในตัวไม่สำเร็จ ลองอีกครั้งในภายหลัง',
  'alert.frameRequestTimeout': 'คำขอถึงกระเป๋าเงินในตัวหมดเวลา',
  'alert.frameRequestTimeout.text': 'กระเป๋าเงินในตัวไม่ตอบสนอง ลองอีกครั้ง',
  'alert.sessionExpired': 'เซสชันหมดอายุ',
  'alert.sessionExpired.text': 'เซสชันไม่ถูกต้อง ตรวจสอบการตั้งค่าวันที่และเวลาของอุปกรณ์นี้ แล้วเชื่อมต่อใหม่',
}
