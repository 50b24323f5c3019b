import type { pairing as english } from '../en/pairing.js'
import type { Translation } from '../translation.js'

export const pairing: Translation<typeof english> = {
  'pairing.title': 'สแกนเพื่อเชื่อมต่อ',
  'pairing.code': 'คิวอาร์โค้ดสำหรับเชื่อมต่อ {wallet} กับเว็บไซต์นี้ หากไม่มีกล้อง ให้คัดลอกลิงก์แทน',
  'pairing.scan': 'สแกนด้วย {wallet}',
  'pairing.scan.text': 'เปิดกระเป๋าเงินในโทรศัพท์แล้วสแกนโค้ดนี้',
  'pairing.any': 'กระเป๋าเงินของคุณ',
  'pairing.preparing': 'กำลังเตรียมลิงก์ที่ปลอดภัย',
  'pairing.left': 'เหลือ {time}',
  'pairing.copy': 'คัดลอกลิงก์',
  'pairing.declined': 'คำขอถูกปฏิเสธ นี่คือลิงก์ใหม่สำหรับลองอีกครั้ง',
  'pairing.rejected': 'คำขอถูกปฏิเสธ',
  'pairing.rejected.text': 'ไม่มีการแชร์ข้อมูลใดๆ คุณลองอีกครั้งได้',
  'pairing.unreachable': 'เข้าถึง WalletConnect ไม่ได้',
  'pairing.unreachable.text': 'ตรวจสอบการเชื่อมต่ออินเทอร์เน็ตของคุณ หรือลองอีกครั้งภายหลัง',
  'pairing.failed': 'เชื่อมต่อไม่ได้',
  'pairing.failed.text': 'เกิดข้อผิดพลาดขณะเชื่อมต่อกับกระเป๋าเงินของคุณ ลองอีกครั้ง',
  'pairing.connected': 'เชื่อมต่อแล้ว',
  'pairing.connected.text': 'คุณเชื่อมต่อด้วย {wallet} แล้ว',
  'pairing.continue': 'ดำเนินการต่อใน {wallet}',
  'pairing.open': 'เปิด {wallet}',
  'pairing.mobile.text': 'อนุมัติการเชื่อมต่อในแอป แล้วกลับมาที่นี่',
  'pairing.desktop.text': 'อนุมัติการเชื่อมต่อในแอปบนคอมพิวเตอร์เครื่องนี้',
  'pairing.web.text': '{wallet} จะเปิดในแท็บใหม่ อนุมัติการเชื่อมต่อที่นั่น แล้วกลับมาที่นี่',
  'pairing.page.text': 'หน้านี้จะเปิดในเบราว์เซอร์ของ {wallet} ซึ่งคุณเชื่อมต่อได้',
  'pairing.stuck': '{wallet} ไม่เปิดใช่ไหม',
  'pairing.again': 'เปิดอีกครั้ง',
  'pairing.get': 'ดาวน์โหลดแอป',
  'pairing.show': 'แสดงคิวอาร์โค้ด',

  'snack.linkCopied': 'คัดลอกลิงก์แล้ว',
}
