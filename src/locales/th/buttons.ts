import type { buttons as english } from '../en/buttons.js'
import type { Translation } from '../translation.js'

export const buttons: Translation<typeof english> = {
  'button.connect': 'เชื่อมต่อกระเป๋าเงิน',
  'button.connecting': 'กำลังเชื่อมต่อ…',
  'button.offline': 'คุณออฟไลน์อยู่',
  'button.restoring': 'กำลังเชื่อมต่อกระเป๋าเงินอีกครั้ง',
  'button.account': 'เปิดกระเป๋าเงิน: {address} บน {network}',
  'button.account.balance': 'เปิดกระเป๋าเงิน: {balance}, {address} บน {network}',
  'button.viewOnly': 'ดูอย่างเดียว',
  'button.viewOnly.account': 'ดูอย่างเดียว: {address} บน {network}',
  'button.viewOnly.account.balance': 'ดูอย่างเดียว: {balance}, {address} บน {network}',
  'button.network': 'เลือกเครือข่าย',
  'button.network.change': 'เปลี่ยนเครือข่าย: {network}',
  'button.unsupported': 'เครือข่ายที่ไม่รองรับ',
  'button.wallet': 'เชื่อมต่อ {wallet}',
}
