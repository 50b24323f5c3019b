import type { wallets as english } from '../en/wallets.js'
import type { Translation } from '../translation.js'

export const wallets: Translation<typeof english> = {
  'connect.loading': '正在尋找錢包',
  'connect.unnamed': '瀏覽器錢包',
  'pairing.unknown': '錢包',
  'all.none.title': '找不到錢包',

  'get.list': '可取得的錢包',
  'get.none': '請在應用程式商店中尋找錢包。',
  'get.guide': '探索更多錢包',
  'connecting.get': '沒有 {wallet} 嗎？立即取得',

  'downloads.title': '取得 {wallet}',
  'downloads.any': '取得錢包',
  'downloads.list': '{wallet} 的取得管道',
  'downloads.chrome': 'Chrome 線上應用程式商店',
  'downloads.ios': 'App Store',
  'downloads.android': 'Google Play',
  'downloads.homepage': '網站',
  'downloads.empty.title': '找不到下載連結',
  'downloads.empty.text': '請在應用程式商店中尋找 {wallet}。',

  'connecting.notFound.title': '此錢包已無法使用',
  'connecting.notFound.text': '它可能已在瀏覽器中停用',
  'connecting.notFound.action': '選擇其他錢包',

  'wallet.title': '什麼是錢包？',
  'wallet.keys.title': '你的資產之家',
  'wallet.keys.text': '錢包可以儲存、傳送和接收你的代幣和收藏品。',
  'wallet.login.title': '全新的登入方式',
  'wallet.login.text': '連接錢包即可，不需要使用者名稱和密碼。',
  'wallet.control.title': '一切由你掌控',
  'wallet.control.text': '網站只能提出請求。在你於錢包中核准之前，任何資產都不會移動。',
  'wallet.get': '取得錢包',
}
