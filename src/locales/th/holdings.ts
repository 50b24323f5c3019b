import type { holdings as english } from '../en/holdings.js'
import type { Translation } from '../translation.js'

export const holdings: Translation<typeof english> = {
  'account.title': 'บัญชี',
  'account.balance': 'ยอดคงเหลือ',
  'account.balance.loading': 'กำลังโหลดยอดคงเหลือ',
  'account.balance.failed': 'ดูยอดคงเหลือไม่ได้',
  'account.tabs': 'เนื้อหาของบัญชี',
  'account.tab.tokens': 'โทเคน',
  'account.tab.nfts': 'NFT',
  'account.tokens.empty': 'ยังไม่มีโทเคน',
  'account.tokens.empty.text': 'โทเคนของคุณบน {network} จะแสดงที่นี่',
  'account.tokens.empty.buy': 'ซื้อคริปโท',
  'account.features': 'การทำงานของกระเป๋าเงิน',
  'account.feature.onramp': 'ซื้อ',
  'account.feature.swaps': 'สวอป',
  'account.feature.receive': 'รับ',
  'account.feature.send': 'ส่ง',
  'account.wallet': 'กระเป๋าเงินที่เชื่อมต่อ',
  'account.total': 'รวม {total}',
  'account.total.stale': '{total} ณ การอัปเดตล่าสุด',

  'tokens.loading': 'กำลังโหลดโทเคน',
  'tokens.failed': 'โหลดยอดคงเหลือโทเคนของคุณไม่ได้',
  'tokens.partial': 'โหลดโทเคนบางรายการไม่ได้',
  'tokens.none.title': 'ไม่พบโทเคน',
  'tokens.none.text': 'ไม่พบผลลัพธ์สำหรับ “{query}”',
  'nfts.loading': 'กำลังโหลด NFT',

  'snack.tokensUnavailable': 'ดูยอดคงเหลือโทเคนไม่ได้',
}
