import type { switching as english } from '../en/switching.js'
import type { Translation } from '../translation.js'

export const switching: Translation<typeof english> = {
  'active.text': 'เชื่อมต่อกระเป๋าเงินที่รองรับ {network} กระเป๋าเงินอื่นของคุณจะยังเชื่อมต่ออยู่',
  'active.same': 'เชื่อมต่อ {wallet} กับ {family} ด้วย',
  'active.other': 'เลือกกระเป๋าเงิน',

  'switch.title': 'สลับเครือข่าย',
  'switch.idle.text': 'กระเป๋าเงินของคุณจะขออนุญาต',
  'switch.idle.action': 'สลับไปที่ {network}',
  'switch.waiting.title': 'อนุมัติใน {wallet}',
  'switch.waiting.text': 'ยอมรับการสลับไปที่ {network} ในกระเป๋าเงินของคุณ',
  'switch.rejected.title': 'การสลับถูกปฏิเสธ',
  'switch.rejected.text': 'คุณยังอยู่บนเครือข่ายเดิม',
  'switch.failed.title': 'สลับไม่ได้',
  'switch.failed.text': 'สลับไปที่ {network} ใน {wallet} หรือลองอีกครั้ง',
  'switch.done.title': 'คุณอยู่บน {network} แล้ว',
  'switch.wallet': 'กระเป๋าเงินของคุณ',

  'unsupported.title': 'สลับเครือข่าย',
  'unsupported.text': 'เว็บไซต์นี้ไม่รองรับเครือข่ายปัจจุบันของกระเป๋าเงินคุณ เลือกหนึ่งในรายการต่อไปนี้',
  'unsupported.list': 'เครือข่ายของเว็บไซต์นี้',

  'profile.title': 'กระเป๋าเงิน',
  'profile.active': 'กระเป๋าเงินที่ใช้อยู่',
  'profile.accounts': 'บัญชีอื่นในกระเป๋าเงินนี้',
  'profile.others': 'กระเป๋าเงินอื่นที่เชื่อมต่อ',
  'profile.recent': 'ใช้ล่าสุด',
  'profile.families': 'ประเภทเครือข่าย',
  'profile.none': 'ไม่มีกระเป๋าเงิน {family} ที่เชื่อมต่อ',
  'profile.disconnect.all': 'ตัดการเชื่อมต่อกระเป๋าเงินทั้งหมด',
  'profile.dropped': '{wallet} ไม่ได้เชื่อมต่อกับ {family} แล้ว',
  'profile.dropped.action': 'เชื่อมต่ออีกครั้ง',
  'profile.remove': 'ลบ {wallet} {address} ออกจากประวัติ',
  'profile.add': 'เพิ่มกระเป๋าเงิน',
  'profile.switch.failed': 'สลับกระเป๋าเงินไม่ได้',
}
