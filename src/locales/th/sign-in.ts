import type { signIn as english } from '../en/sign-in.js'
import type { Translation } from '../translation.js'

export const signIn: Translation<typeof english> = {
  'signIn.title': 'ลงชื่อเข้าใช้',
  'signIn.heading': '{site} ขอให้คุณลงชื่อเข้าใช้',
  'signIn.text': 'กระเป๋าเงินของคุณจะลงนามข้อความนี้เพื่อยืนยันว่าบัญชีเป็นของคุณ โดยไม่มีค่าใช้จ่ายและไม่มีการโอนใดๆ',
  'signIn.domain': 'เว็บไซต์',
  'signIn.address': 'บัญชี',
  'signIn.network': 'เครือข่าย',
  'signIn.statement': 'คำแถลง',
  'signIn.resources': 'ทรัพยากร',
  'signIn.expires': 'ใช้ได้ถึง',
  'signIn.whole': 'ข้อความทั้งหมด',
  'signIn.otherDomain':
    'ข้อความนี้สำหรับ {domain} แต่คุณอยู่ที่ {page} ลงนามเฉพาะเมื่อคุณทราบเหตุผล เพราะใครก็ตามที่มีข้อความที่ลงนามแล้วจะลงชื่อเข้าใช้ที่นั่นในนามของคุณได้',
  'signIn.action': 'ลงนาม',
  'signIn.waiting': 'อนุมัติใน {wallet}',
  'signIn.preparing': 'กำลังเตรียมข้อความ',
  'signIn.wallet': 'กระเป๋าเงินของคุณ',
  'signIn.cancel': 'ยกเลิก',
  'signIn.cancel.disconnects': 'การยกเลิกจะตัดการเชื่อมต่อกระเป๋าเงินของคุณ',
  'signIn.cancel.returns': 'การยกเลิกจะพาคุณกลับไปที่ {network}',
  'signIn.optional': 'คุณปิดหน้าต่างนี้ได้โดยไม่ลงชื่อเข้าใช้ และจะยังเชื่อมต่ออยู่',
  'signIn.failed': 'เกิดข้อผิดพลาดในการลงนามข้อความ',
  'signIn.none': 'ไม่มีข้อความให้ลงนาม',
  'signIn.none.text': 'ระบบจะขอให้คุณลงชื่อเข้าใช้เมื่อเว็บไซต์นี้ต้องการ',
  'signIn.startFailed': 'เริ่มการยืนยันตัวตนไม่สำเร็จ',
}
