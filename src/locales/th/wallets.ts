import type { wallets as english } from '../en/wallets.js'
import type { Translation } from '../translation.js'

export const wallets: Translation<typeof english> = {
  'connect.loading': 'กำลังค้นหากระเป๋าเงิน',
  'connect.unnamed': 'กระเป๋าเงินในเบราว์เซอร์',
  'pairing.unknown': 'กระเป๋าเงิน',
  'all.none.title': 'ไม่พบกระเป๋าเงิน',

  'get.list': 'กระเป๋าเงินที่ดาวน์โหลดได้',
  'get.none': 'ค้นหากระเป๋าเงินในแอปสโตร์ของคุณ',
  'get.guide': 'สำรวจกระเป๋าเงินเพิ่มเติม',
  'connecting.get': 'ไม่มี {wallet} ใช่ไหม ดาวน์โหลดเลย',

  'downloads.title': 'ดาวน์โหลด {wallet}',
  'downloads.any': 'ดาวน์โหลดกระเป๋าเงิน',
  'downloads.list': 'แหล่งดาวน์โหลด {wallet}',
  'downloads.chrome': 'Chrome เว็บสโตร์',
  'downloads.ios': 'App Store',
  'downloads.android': 'Google Play',
  'downloads.homepage': 'เว็บไซต์',
  'downloads.empty.title': 'ไม่พบลิงก์ดาวน์โหลด',
  'downloads.empty.text': 'ค้นหา {wallet} ในแอปสโตร์ของคุณ',

  'connecting.notFound.title': 'กระเป๋าเงินนี้ใช้งานไม่ได้แล้ว',
  'connecting.notFound.text': 'อาจถูกปิดใช้งานในเบราว์เซอร์ของคุณ',
  'connecting.notFound.action': 'เลือกกระเป๋าเงินอื่น',

  'wallet.title': 'กระเป๋าเงินคืออะไร',
  'wallet.keys.title': 'ที่เก็บสินทรัพย์ของคุณ',
  'wallet.keys.text': 'กระเป๋าเงินใช้เก็บ ส่ง และรับโทเคนและของสะสมของคุณ',
  'wallet.login.title': 'วิธีใหม่ในการลงชื่อเข้าใช้',
  'wallet.login.text': 'เชื่อมต่อกระเป๋าเงินของคุณแทนการใช้ชื่อผู้ใช้และรหัสผ่าน',
  'wallet.control.title': 'คุณเป็นผู้ควบคุม',
  'wallet.control.text': 'เว็บไซต์ทำได้แค่ขอ จะไม่มีการโอนใดๆ จนกว่าคุณจะอนุมัติในกระเป๋าเงิน',
  'wallet.get': 'ดาวน์โหลดกระเป๋าเงิน',
}
