import type { signIn as english } from '../en/sign-in.js'
import type { Translation } from '../translation.js'

export const signIn: Translation<typeof english> = {
  'signIn.title': '登入',
  'signIn.heading': '{site} 要求你登入',
  'signIn.text': '你的錢包會簽署這則訊息，以證明帳戶屬於你。簽署不會產生任何費用，也不會移動任何資產。',
  'signIn.domain': '網站',
  'signIn.address': '帳戶',
  'signIn.network': '網路',
  'signIn.statement': '聲明',
  'signIn.resources': '資源',
  'signIn.expires': '有效期限',
  'signIn.whole': '完整訊息',
  'signIn.otherDomain':
    '這則訊息用於 {domain}，但你目前在 {page}。請僅在清楚原因時簽署：任何持有已簽署訊息的人都能以你的身分在那裡登入。',
  'signIn.action': '簽署',
  'signIn.waiting': '請在 {wallet} 中核准',
  'signIn.preparing': '正在準備訊息',
  'signIn.wallet': '你的錢包',
  'signIn.cancel': '取消',
  'signIn.cancel.disconnects': '取消會中斷錢包的連接。',
  'signIn.cancel.returns': '取消後會回到 {network}。',
  'signIn.optional': '你也可以關閉此視窗，不登入並保持連接。',
  'signIn.failed': '簽署訊息時發生錯誤',
  'signIn.none': '沒有需要簽署的內容',
  'signIn.none.text': '此網站需要時，會要求你登入。',
  'signIn.startFailed': '無法啟動身分驗證',
}
