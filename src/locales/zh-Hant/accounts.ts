import type { accounts as english } from '../en/accounts.js'
import type { Translation } from '../translation.js'

export const accounts: Translation<typeof english> = {
  'account.copy': '複製地址',
  'account.explorer': '在 {explorer} 上查看',
  'account.none.title': '未連接',
  'account.none.text': '連接錢包後，你的帳戶會顯示在這裡。',
  'account.none.action': '連接錢包',

  'list.stale': '目前顯示先前的資料。',
  'list.limited': '請求次數過多，請稍後再試。',
  'list.limited.stale': '請求次數過多，目前顯示先前的資料。',

  'profile.type.payment': '付款',
  'profile.type.ordinal': 'Ordinals',
  'profile.type.smartAccount': '智慧帳戶',
}
