import type { connections as english } from '../en/connections.js'
import type { Translation } from '../translation.js'

export const connections: Translation<typeof english> = {
  'account.emailLogin': 'メールでログイン',
  'account.email': 'メールアドレス',
  'account.settings': 'アカウント設定',
  'account.disconnect': '接続を解除',
  'watch.text': 'ウォレットがなくても任意のアカウントを閲覧できます。署名や送信はできません。',
  'watch.invalid': 'このサイトのネットワークで有効なアドレスではありません',
  'snack.disconnectFailed': 'ウォレットの接続を解除する際に問題が発生しました',
}
