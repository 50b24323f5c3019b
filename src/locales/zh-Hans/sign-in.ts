import type { signIn as english } from '../en/sign-in.js'
import type { Translation } from '../translation.js'

export const signIn: Translation<typeof english> = {
  'signIn.title': '登录',
  'signIn.heading': '{site} 请你登录',
  'signIn.text': '你的钱包会签署这条消息，以证明该账户属于你。签名不收取任何费用，也不会转移任何资产。',
  'signIn.domain': '网站',
  'signIn.address': '账户',
  'signIn.network': '网络',
  'signIn.statement': '声明',
  'signIn.resources': '资源',
  'signIn.expires': '有效期至',
  'signIn.whole': '完整消息',
  'signIn.otherDomain':
    '这条消息用于 {domain}，但你正在访问 {page}。请仅在清楚原因时签名：任何拿到签名消息的人都能以你的身份在那里登录。',
  'signIn.action': '签名',
  'signIn.waiting': '请在 {wallet} 中批准',
  'signIn.preparing': '正在准备消息',
  'signIn.wallet': '你的钱包',
  'signIn.cancel': '取消',
  'signIn.cancel.disconnects': '取消会断开你的钱包。',
  'signIn.cancel.returns': '取消后将回到 {network}。',
  'signIn.optional': '你也可以关闭此窗口，不登录并保持连接。',
  'signIn.failed': '签名时出错',
  'signIn.none': '没有需要签名的内容',
  'signIn.none.text': '当此网站需要时，会请你登录。',
  'signIn.startFailed': '无法启动身份验证',
}
