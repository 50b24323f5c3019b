import type { wallets as english } from '../en/wallets.js'
import type { Translation } from '../translation.js'

export const wallets: Translation<typeof english> = {
  'connect.loading': 'ウォレットを検索中',
  'connect.unnamed': 'ブラウザウォレット',
  'pairing.unknown': 'ウォレット',
  'all.none.title': 'ウォレットが見つかりません',

  'get.list': '入手できるウォレット',
  'get.none': 'アプリストアでウォレットを探してください。',
  'get.guide': '他のウォレットを探す',
  'connecting.get': '{wallet}がない場合は入手',

  'downloads.title': '{wallet}を入手',
  'downloads.any': 'ウォレットを入手',
  'downloads.list': '{wallet}の入手先',
  'downloads.chrome': 'Chromeウェブストア',
  'downloads.ios': 'App Store',
  'downloads.android': 'Google Play',
  'downloads.homepage': 'ウェブサイト',
  'downloads.empty.title': 'ダウンロードリンクが見つかりません',
  'downloads.empty.text': 'アプリストアで{wallet}を探してください。',

  'connecting.notFound.title': 'このウォレットは利用できなくなりました',
  'connecting.notFound.text': 'ブラウザで無効になっている可能性があります',
  'connecting.notFound.action': '別のウォレットを選択',

  'wallet.title': 'ウォレットとは？',
  'wallet.keys.title': '資産を保管する場所',
  'wallet.keys.text': 'ウォレットでは、トークンやコレクティブルの保管、送信、受け取りができます。',
  'wallet.login.title': '新しいサインイン方法',
  'wallet.login.text': 'ユーザー名とパスワードの代わりに、ウォレットを接続します。',
  'wallet.control.title': '主導権はあなたに',
  'wallet.control.text': 'サイトにできるのは依頼だけです。ウォレットで承認するまで、資産は動きません。',
  'wallet.get': 'ウォレットを入手',
}
