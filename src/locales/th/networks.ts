import type { networks as english } from '../en/networks.js'
import type { Translation } from '../translation.js'

export const networks: Translation<typeof english> = {
  'modal.network': 'เครือข่าย: {network} เปลี่ยนเครือข่าย',
  'modal.network.none': 'เลือกเครือข่าย',

  'networks.title': 'เลือกเครือข่าย',
  'networks.list': 'เครือข่าย',
  'networks.search': 'ค้นหาเครือข่าย',
  'networks.unapproved': 'ไม่มีในกระเป๋าเงินของคุณ',
  'networks.none.title': 'ไม่พบเครือข่าย',
  'networks.none.text': 'ไม่พบผลลัพธ์สำหรับ “{query}”',
  'networks.help': 'เครือข่ายคืออะไร',

  'account.unsupported': 'เครือข่ายที่ไม่รองรับ',
  'switch.unknown.title': 'ไม่พบเครือข่าย',
  'switch.unknown.text': 'เว็บไซต์นี้ไม่รองรับเครือข่ายนั้น',

  'family.eip155': 'EVM',
  'family.solana': 'Solana',
  'family.bip122': 'Bitcoin',
  'family.polkadot': 'Polkadot',
  'family.cosmos': 'Cosmos',
  'family.near': 'NEAR',
  'family.ton': 'TON',
  'family.tron': 'TRON',

  'network.title': 'เครือข่ายคืออะไร',
  'network.chain.title': 'บัญชีแยกประเภทที่ใช้ร่วมกัน',
  'network.chain.text': 'เครือข่ายบันทึกว่าใครเป็นเจ้าของอะไร รวมถึงการโอนทุกรายการ',
  'network.choice.title': 'แต่ละเครือข่ายทำงานต่างกัน',
  'network.choice.text': 'แต่ละเครือข่ายมีความเร็วและค่าธรรมเนียมต่างกัน',
  'network.assets.title': 'โทเคนของคุณยังอยู่ที่เดิม',
  'network.assets.text': 'โทเคนทุกตัวอยู่บนเครือข่ายเดียว การสลับเครือข่ายไม่ได้ย้ายโทเคน',
}
