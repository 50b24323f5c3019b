import type { embedded as english } from '../en/embedded.js'
import type { Translation } from '../translation.js'

export const embedded: Translation<typeof english> = {
  'embedded.frame': 'กระเป๋าเงินในตัว',

  'email.label': 'ที่อยู่อีเมล',
  'email.submit': 'ดำเนินการต่อด้วยอีเมล',
  'email.text': 'เข้าสู่ระบบหรือสมัครด้วยที่อยู่อีเมลของคุณ โดยไม่ต้องติดตั้งอะไร',
  'email.invalid': 'ป้อนที่อยู่อีเมล เช่น name@example.com',
  'email.wait': 'ลองอีกครั้งในอีก {seconds, plural, other {# วินาที}}',
  'email.sending': 'กำลังส่งอีเมล…',
  'email.failed': 'เข้าสู่ระบบไม่ได้ ลองอีกครั้ง',
  'email.mails': 'ส่งอีเมลมากเกินไป ลองอีกครั้งในอีกหนึ่งชั่วโมง',
  'email.off.title': 'การเข้าสู่ระบบด้วยอีเมลปิดอยู่',
  'email.off.text': 'เว็บไซต์นี้ไม่มีบริการนี้ โปรดเชื่อมต่อกระเป๋าเงินแทน',

  'email.device.title': 'ยืนยันอุปกรณ์นี้',
  'email.device.lead': 'ตรวจสอบกล่องจดหมายของคุณ',
  'email.device.text': 'เปิดลิงก์ที่เราส่งไปที่ {email} เพื่อยืนยันอุปกรณ์นี้ ลิงก์ใช้ได้ 20 นาที',
  'email.device.waiting': 'กำลังรอให้คุณเปิดลิงก์…',
  'email.device.refused': 'อุปกรณ์ไม่ได้รับการยืนยัน',
  'email.device.expired': 'ลิงก์ในอีเมลหมดอายุแล้ว',

  'email.code.title': 'ป้อนรหัสของคุณ',
  'email.code.text': 'ป้อนรหัสที่เราส่งไปที่ {email} รหัสใช้ได้ 20 นาที',
  'email.code.label': 'รหัส 6 หลัก',
  'email.code.incomplete': 'ป้อนรหัสให้ครบ 6 หลัก',
  'email.code.failed': 'ตรวจสอบรหัสไม่ได้ ลองอีกครั้ง',
  'email.code.wrong': 'รหัสไม่ถูกต้อง',
  'email.code.expired': 'รหัสหมดอายุแล้ว โปรดขอรหัสใหม่',
  'email.code.tries': 'ลองหลายครั้งเกินไป โปรดขอรหัสใหม่',
  'email.code.checking': 'กำลังตรวจสอบรหัส…',
  'email.code.connected': 'คุณเชื่อมต่อแล้ว',

  'email.change.title': 'เปลี่ยนที่อยู่อีเมล',
  'email.change.text': 'คุณเข้าสู่ระบบด้วย {email} เราจะส่งรหัสไปที่อีเมลนี้ก่อน แล้วจึงส่งไปที่ที่อยู่ใหม่',
  'email.change.submit': 'เปลี่ยนที่อยู่อีเมล',
  'email.change.owner.title': 'ยืนยันอีเมลปัจจุบัน',
  'email.change.new.title': 'ยืนยันอีเมลใหม่',
  'email.change.none.title': 'ไม่ได้เข้าสู่ระบบด้วยอีเมล',
  'email.change.none.text': 'เข้าสู่ระบบด้วยอีเมลเพื่อเปลี่ยนที่อยู่ที่ใช้เข้าสู่ระบบ',

  'request.title': 'อนุมัติคำขอ',
  'request.waiting': 'กำลังเปิดคำขอของคุณ…',
  'request.forbidden': 'ไม่อนุญาตการดำเนินการนี้',
  'request.none.title': 'ไม่มีคำขอที่ต้องอนุมัติ',
  'request.none.text': 'คำขอของเว็บไซต์นี้จะแสดงที่นี่',

  'email.resend': 'ส่งอีเมลอีกครั้ง',
  'email.resend.wait': 'ส่งอีกครั้งได้ใน {seconds} วินาที',
  'email.resend.sent': 'ส่งอีเมลอีกครั้งแล้ว',
  'email.other': 'ใช้ที่อยู่อีเมลอื่น',
}
