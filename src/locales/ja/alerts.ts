import type { alerts as english } from '../en/alerts.js'
import type { Translation } from '../translation.js'

export const alerts: Translation<typeof english> = {
  'alert.frameLoadFailed': 'ネットワークエラー：組み込みウォレットを読み込めませんでした',
  'alert.frameLoadFailed.text': '組み込みウォレットを読み込めませんでした。後でもう一度お試しください。',
  'alert.frameRequestTimeout': '組み込みウォレットへのリクエストがタイムアウトしました',
  'alert.frameRequestTimeout.text': '組み込みウォレットから応答がありませんでした。もう一度お試しください。',
  'alert.sessionExpired': 'セッションの有効期限が切れました',
  'alert.sessionExpired.text':
    'セッションが無効です。このデバイスの日付と時刻の設定を確認してから、接続し直してください。',
}
