import type { accounts as english } from '../en/accounts.js'
import type { Translation } from '../translation.js'

export const accounts: Translation<typeof english> = {
  'account.copy': 'คัดลอกที่อยู่',
  'account.explorer': 'ดูบน {explorer}',
  'account.none.title': 'ยังไม่ได้เชื่อมต่อ',
  'account.none.text': 'เชื่อมต่อกระเป๋าเงินเพื่อดูบัญชีของคุณที่นี่',
  'account.none.action': 'เชื่อมต่อกระเป๋าเงิน',

  'list.stale': 'กำลังแสดงข้อมูลก่อนหน้า',
  'list.limited': 'มีคำขอมากเกินไป ลองอีกครั้งในอีกสักครู่',
  'list.limited.stale': 'มีคำขอมากเกินไป กำลังแสดงข้อมูลก่อนหน้า',

  'profile.type.payment': 'การชำระเงิน',
  'profile.type.ordinal': 'Ordinals',
  'profile.type.smartAccount': 'บัญชีอัจฉริยะ',
}
