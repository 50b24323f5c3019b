import type { pairing as english } from '../en/pairing.js'
import type { Translation } from '../translation.js'

export const pairing: Translation<typeof english> = {
  'pairing.title': '扫码连接',
  'pairing.code': '用于将 {wallet} 连接到此网站的二维码。没有摄像头？请改为复制链接。',
  'pairing.scan': '使用 {wallet} 扫码',
  'pairing.scan.text': '在手机上打开钱包，扫描此二维码',
  'pairing.any': '你的钱包',
  'pairing.preparing': '正在准备安全链接',
  'pairing.left': '剩余 {time}',
  'pairing.copy': '复制链接',
  'pairing.declined': '请求已被拒绝。这是新的链接，请重试。',
  'pairing.rejected': '请求已拒绝',
  'pairing.rejected.text': '未共享任何信息。你可以重试。',
  'pairing.unreachable': '无法连接 WalletConnect',
  'pairing.unreachable.text': '请检查网络连接，或稍后重试',
  'pairing.failed': '无法连接',
  'pairing.failed.text': '连接钱包时出了点问题，请重试。',
  'pairing.connected': '已连接',
  'pairing.connected.text': '你已使用 {wallet} 连接',
  'pairing.continue': '在 {wallet} 中继续',
  'pairing.open': '打开 {wallet}',
  'pairing.mobile.text': '请在应用中批准连接，然后回到这里',
  'pairing.desktop.text': '请在此电脑上的应用中批准连接',
  'pairing.web.text': '{wallet} 会在新标签页中打开。请在那里批准连接，然后回到这里。',
  'pairing.page.text': '此页面会在 {wallet} 浏览器中打开，你可以在那里连接',
  'pairing.stuck': '{wallet} 没有打开？',
  'pairing.again': '重新打开',
  'pairing.get': '获取应用',
  'pairing.show': '显示二维码',

  'snack.linkCopied': '链接已复制',
}
