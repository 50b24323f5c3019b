import type { holdings as english } from '../en/holdings.js'
import type { Translation } from '../translation.js'

export const holdings: Translation<typeof english> = {
  'account.title': '帳戶',
  'account.balance': '餘額',
  'account.balance.loading': '正在載入餘額',
  'account.balance.failed': '無法取得餘額',
  'account.tabs': '帳戶內容',
  'account.tab.tokens': '代幣',
  'account.tab.nfts': 'NFT',
  'account.tokens.empty': '尚無代幣',
  'account.tokens.empty.text': '你在 {network} 上的代幣會顯示在這裡。',
  'account.tokens.empty.buy': '購買加密貨幣',
  'account.features': '錢包操作',
  'account.feature.onramp': '購買',
  'account.feature.swaps': '兌換',
  'account.feature.receive': '接收',
  'account.feature.send': '傳送',
  'account.wallet': '已連接的錢包',
  'account.total': '總計 {total}',
  'account.total.stale': '上次更新時 {total}',

  'tokens.loading': '正在載入代幣',
  'tokens.failed': '無法載入你的代幣餘額。',
  'tokens.partial': '部分代幣無法載入。',
  'tokens.none.title': '找不到代幣',
  'tokens.none.text': '找不到符合「{query}」的結果。',
  'nfts.loading': '正在載入 NFT',

  'snack.tokensUnavailable': '無法取得代幣餘額',
}
