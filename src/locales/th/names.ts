import type { names as english } from '../en/names.js'
import type { Translation } from '../translation.js'

export const names: Translation<typeof english> = {
  'names.title': 'ชื่อบัญชี',
  'names.lead': 'ใช้ชื่อแทนที่อยู่',
  'names.text': 'ผู้อื่นส่งถึงชื่อของคุณได้ ทุกคนดูได้ว่าชื่อนี้เป็นของที่อยู่ใด',
  'names.choose': 'เลือกชื่อ',
  'names.label': 'ชื่อ',
  'names.rule': '4 ถึง 64 อักขระ: ตัวอักษร a ถึง z ตัวเลข และขีดกลาง',
  'names.checking': 'กำลังตรวจสอบ {name}…',
  'names.free': 'ใช้ {name} ได้',
  'names.taken': '{name} มีผู้ใช้แล้ว',
  'names.suggestions': 'ชื่อที่ใช้ได้',
  'names.suggestions.failed': 'ดึงชื่อแนะนำไม่ได้',
  'names.register': 'ลงทะเบียนชื่อ',
  'names.registering': 'กำลังลงทะเบียน {name}…',
  'names.failed': 'ลงทะเบียนชื่อไม่ได้ ลองอีกครั้ง',
  'names.expired': 'ใช้เวลานานเกินไป ลองอีกครั้งและอนุมัติภายใน 10 วินาที',
  'names.done.title': 'ลงทะเบียนชื่อแล้ว',
  'names.done.text': '{name} เป็นของบัญชีคุณแล้ว',
  'names.done': 'เสร็จสิ้น',
  'names.none.title': 'ไม่มีบัญชีให้ตั้งชื่อ',
  'names.none.text': 'เข้าสู่ระบบด้วยอีเมลหรือบัญชีโซเชียลบนเครือข่าย EVM เพื่อเลือกชื่อ',
}
