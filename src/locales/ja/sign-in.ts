import type { signIn as english } from '../en/sign-in.js'
import type { Translation } from '../translation.js'

export const signIn: Translation<typeof english> = {
  'signIn.title': 'サインイン',
  'signIn.heading': '{site}がサインインを求めています',
  'signIn.text':
    'アカウントがあなたのものであることを証明するため、ウォレットでこのメッセージに署名します。費用はかからず、資産も移動しません。',
  'signIn.domain': 'サイト',
  'signIn.address': 'アカウント',
  'signIn.network': 'ネットワーク',
  'signIn.statement': '声明文',
  'signIn.resources': 'リソース',
  'signIn.expires': '有効期限',
  'signIn.whole': 'メッセージ全文',
  'signIn.otherDomain':
    'このメッセージは{domain}向けですが、表示中のページは{page}です。理由がわかる場合にだけ署名してください。署名を手にした人は、あなたとしてそのサイトにサインインできます。',
  'signIn.action': '署名',
  'signIn.waiting': '{wallet}で承認してください',
  'signIn.preparing': 'メッセージを準備中',
  'signIn.wallet': 'お使いのウォレット',
  'signIn.cancel': 'キャンセル',
  'signIn.cancel.disconnects': 'キャンセルするとウォレットの接続が解除されます。',
  'signIn.cancel.returns': 'キャンセルすると{network}に戻ります。',
  'signIn.optional': 'サインインせずに、この画面を閉じて接続を続けることもできます。',
  'signIn.failed': 'メッセージに署名できませんでした',
  'signIn.none': '署名するものはありません',
  'signIn.none.text': 'このサイトで必要になったときに、サインインを求められます。',
  'signIn.startFailed': '認証を開始できませんでした',
}
