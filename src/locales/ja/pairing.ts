import type { pairing as english } from '../en/pairing.js'
import type { Translation } from '../translation.js'

export const pairing: Translation<typeof english> = {
  'pairing.title': 'スキャンして接続',
  'pairing.code': '{wallet}をこのサイトに接続するためのQRコード。カメラがない場合は、リンクをコピーしてください。',
  'pairing.scan': '{wallet}でスキャン',
  'pairing.scan.text': 'スマートフォンでウォレットを開き、このコードをスキャンしてください',
  'pairing.any': 'お使いのウォレット',
  'pairing.preparing': '安全なリンクを準備中',
  'pairing.left': '残り {time}',
  'pairing.copy': 'リンクをコピー',
  'pairing.declined': 'リクエストが拒否されました。新しいリンクでもう一度お試しください。',
  'pairing.rejected': 'リクエストが拒否されました',
  'pairing.rejected.text': '何も共有されていません。もう一度お試しいただけます。',
  'pairing.unreachable': 'WalletConnectにつながりません',
  'pairing.unreachable.text': 'インターネット接続を確認するか、しばらくしてからもう一度お試しください',
  'pairing.failed': '接続できませんでした',
  'pairing.failed.text': 'ウォレットへの接続中に問題が発生しました。もう一度お試しください。',
  'pairing.connected': '接続しました',
  'pairing.connected.text': '{wallet}で接続しています',
  'pairing.continue': '{wallet}で続ける',
  'pairing.open': '{wallet}を開く',
  'pairing.mobile.text': 'アプリで接続を承認してから、ここに戻ってください',
  'pairing.desktop.text': 'このパソコンのアプリで接続を承認してください',
  'pairing.web.text': '{wallet}が新しいタブで開きます。そこで接続を承認してから、ここに戻ってください。',
  'pairing.page.text': 'このページが{wallet}のブラウザで開き、そこで接続できます',
  'pairing.stuck': '{wallet}が開きませんか？',
  'pairing.again': 'もう一度開く',
  'pairing.get': 'アプリを入手',
  'pairing.show': 'QRコードを表示',

  'snack.linkCopied': 'リンクをコピーしました',
}
