import type { holdings as english } from '../en/holdings.js'
import type { Translation } from '../translation.js'

export const holdings: Translation<typeof english> = {
  'account.title': 'アカウント',
  'account.balance': '残高',
  'account.balance.loading': '残高を読み込み中',
  'account.balance.failed': '残高を取得できません',
  'account.tabs': 'アカウントの内容',
  'account.tab.tokens': 'トークン',
  'account.tab.nfts': 'NFT',
  'account.tokens.empty': 'トークンはまだありません',
  'account.tokens.empty.text': '{network}のトークンがここに表示されます。',
  'account.tokens.empty.buy': '暗号資産を購入',
  'account.features': 'ウォレットの操作',
  'account.feature.onramp': '購入',
  'account.feature.swaps': 'スワップ',
  'account.feature.receive': '受け取り',
  'account.feature.send': '送信',
  'account.wallet': '接続中のウォレット',
  'account.total': '合計 {total}',
  'account.total.stale': '前回更新時 {total}',

  'tokens.loading': 'トークンを読み込み中',
  'tokens.failed': 'トークンの残高を読み込めませんでした。',
  'tokens.partial': '一部のトークンを読み込めませんでした。',
  'tokens.none.title': 'トークンが見つかりません',
  'tokens.none.text': '「{query}」に一致する結果はありません。',
  'nfts.loading': 'NFTを読み込み中',

  'snack.tokensUnavailable': 'トークンの残高を取得できません',
}
