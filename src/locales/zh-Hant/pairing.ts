import type { pairing as english } from '../en/pairing.js'
import type { Translation } from '../translation.js'

export const pairing: Translation<typeof english> = {
  'pairing.title': '掃描以連接',
  'pairing.code': '用來將 {wallet} 連接到此網站的 QR 碼。沒有相機嗎？請改為複製連結。',
  'pairing.scan': '使用 {wallet} 掃描',
  'pairing.scan.text': '在手機上開啟錢包並掃描此 QR 碼',
  'pairing.any': '你的錢包',
  'pairing.preparing': '正在準備安全連結',
  'pairing.left': '剩餘 {time}',
  'pairing.copy': '複製連結',
  'pairing.declined': '請求已遭拒絕。這是新的連結，請再試一次。',
  'pairing.rejected': '請求已遭拒絕',
  'pairing.rejected.text': '未分享任何資訊。你可以再試一次。',
  'pairing.unreachable': '無法連線到 WalletConnect',
  'pairing.unreachable.text': '請檢查網路連線，或稍後再試',
  'pairing.failed': '無法連接',
  'pairing.failed.text': '連接錢包時發生問題，請再試一次。',
  'pairing.connected': '已連接',
  'pairing.connected.text': '你已使用 {wallet} 連接',
  'pairing.continue': '在 {wallet} 中繼續',
  'pairing.open': '開啟 {wallet}',
  'pairing.mobile.text': '請在應用程式中核准連接，然後回到這裡',
  'pairing.desktop.text': '請在這台電腦上的應用程式中核准連接',
  'pairing.web.text': '{wallet} 會在新分頁中開啟。請在那裡核准連接，然後回到這裡。',
  'pairing.page.text': '此頁面會在 {wallet} 瀏覽器中開啟，你可以在那裡連接',
  'pairing.stuck': '{wallet} 沒有開啟嗎？',
  'pairing.again': '再次開啟',
  'pairing.get': '取得應用程式',
  'pairing.show': '顯示 QR 碼',

  'snack.linkCopied': '已複製連結',
}
