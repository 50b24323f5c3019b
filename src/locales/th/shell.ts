import type { shell as english } from '../en/shell.js'
import type { Translation } from '../translation.js'

export const shell: Translation<typeof english> = {
  'modal.close': 'ปิด',
  'modal.back': 'กลับ',
  'modal.help': 'กระเป๋าเงินคืออะไร',
  'modal.loading': 'กำลังโหลด',
  'modal.failed.title': 'โหลดหน้านี้ไม่ได้',
  'modal.failed.text': 'ตรวจสอบการเชื่อมต่อของคุณแล้วลองอีกครั้ง',
  'modal.reload': 'โหลดหน้านี้ใหม่',
  'modal.dismiss': 'ปิด',

  'action.retry': 'ลองอีกครั้ง',
  'field.clear': 'ล้าง',
  'field.search': 'ค้นหา',

  'copy.byHand': 'เบราว์เซอร์ของคุณไม่อนุญาตให้คัดลอกที่นี่ โปรดคัดลอกข้อความที่เลือกไว้ด้วยตัวเอง',

  'snack.addressCopied': 'คัดลอกที่อยู่แล้ว',
  'snack.hashCopied': 'คัดลอกรหัสธุรกรรมแล้ว',
}
