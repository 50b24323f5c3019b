import type { names as english } from '../en/names.js'
import type { Translation } from '../translation.js'

export const names: Translation<typeof english> = {
  'names.title': '帳戶名稱',
  'names.lead': '以名稱代替地址',
  'names.text': '其他人可以向你的名稱傳送。任何人都能看到名稱對應的地址。',
  'names.choose': '選擇名稱',
  'names.label': '名稱',
  'names.rule': '4 至 64 個字元：字母 a 至 z、數字和連字號',
  'names.checking': '正在檢查 {name}…',
  'names.free': '{name} 可以使用',
  'names.taken': '{name} 已被使用',
  'names.suggestions': '可用名稱',
  'names.suggestions.failed': '無法取得名稱建議',
  'names.register': '註冊名稱',
  'names.registering': '正在註冊 {name}…',
  'names.failed': '無法註冊名稱，請再試一次。',
  'names.expired': '用時過長。請再試一次，並在 10 秒內核准。',
  'names.done.title': '名稱已註冊',
  'names.done.text': '{name} 現在屬於你的帳戶',
  'names.done': '完成',
  'names.none.title': '沒有可命名的帳戶',
  'names.none.text': '請在 EVM 網路上使用電子郵件或社群帳戶登入，以選擇名稱。',
}
