import type { receive as english } from '../en/receive.js'
import type { Translation } from '../translation.js'

export const receive: Translation<typeof english> = {
  'receive.title': 'รับ',
  'receive.code': 'คิวอาร์โค้ดของที่อยู่ {address}',
  'receive.address': 'ที่อยู่',
  'receive.kinds': 'ประเภทที่อยู่',
  'receive.type.payment': 'Bitcoin',
  'receive.type.ordinal': 'Ordinals',
  'receive.warning': 'ส่งเฉพาะสินทรัพย์บนเครือข่าย {family} มาที่ที่อยู่นี้ สินทรัพย์จากเครือข่ายอื่นอาจสูญหาย',
  'receive.warning.payment':
    'ส่งเฉพาะบิตคอยน์มาที่ที่อยู่นี้ Ordinals และ Runes ที่ส่งมาที่นี่อาจถูกใช้ไปเหมือนบิตคอยน์',
  'receive.warning.ordinal': 'ส่งเฉพาะ Ordinals และ Runes มาที่ที่อยู่นี้ ใช้ที่อยู่อื่นของคุณสำหรับบิตคอยน์',
  'receive.networks': 'เครือข่ายที่รองรับ',
  'receive.networks.title': 'เครือข่ายที่รองรับ',
  'receive.networks.text': 'ที่อยู่ {address} เหมือนกันบนเครือข่ายเหล่านี้ทั้งหมด',
}
