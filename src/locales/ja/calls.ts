import type { calls as english } from '../en/calls.js'
import type { Translation } from '../translation.js'

export const calls: Translation<typeof english> = {
  'calls.title': '呼び出しの確認',
  'calls.none.text': 'このサイトからの呼び出しはありません。',
  'calls.elsewhere': 'これらの呼び出しは{network}で行われます。',
  'calls.contract': 'コントラクトの呼び出し',
  'calls.transfer': 'トークンを送信',
  'calls.transferFrom': '別のアカウントのトークンを移動',
  'calls.approve': 'トークンの使用を許可',
  'calls.to': 'コントラクト',
  'calls.token': 'トークンのコントラクト',
  'calls.spender': '許可するアドレス',
  'calls.amount.raw': 'トークンの最小単位での数量',
  'calls.amount.any': '無制限',
  'calls.value': '同時に送る額',
  'calls.data': 'データ',
  'calls.hash': 'トランザクションID',
  'calls.atomic':
    '{wallet}はすべての呼び出しを一度に送信します。すべて実行されるか、まったく実行されないかのどちらかです。',
  'calls.inTurn': '{wallet}は呼び出しを1件ずつ確認します。途中で失敗しても、それより前の呼び出しは実行済みです。',
  'calls.unlimited':
    '今後もトークンを無制限に使えるようにする呼び出しがあります。許可するアドレスを信頼できる場合のみ確定してください。',
  'calls.confirm': '{count, plural, other {#件の呼び出しを送信}}',
  'calls.progress': '{count}件中{done}件が実行されました',
  'calls.through': '実行済み',
  'calls.pending': '処理中',
  'calls.failed': '実行されませんでした',
  'calls.unsent': '未送信',
  'calls.unknown': '結果不明',
  'calls.error.rejected': '{wallet}で拒否されたため、残りの呼び出しは送信されていません。',
  'calls.error.changed':
    'ウォレットが別のアカウントまたはネットワークに切り替わったため、残りの呼び出しは送信されていません。',
  'calls.error.lost': '呼び出しがネットワークで失敗したため、それ以降の呼び出しは送信されていません。',
  'calls.error.atomic': '呼び出しがネットワークで失敗しました。ネットワーク手数料のみかかりました。',
}
