import type { holdings as english } from '../en/holdings.js'
import type { Translation } from '../translation.js'

export const holdings: Translation<typeof english> = {
  'account.title': '账户',
  'account.balance': '余额',
  'account.balance.loading': '正在加载余额',
  'account.balance.failed': '无法获取余额',
  'account.tabs': '账户内容',
  'account.tab.tokens': '代币',
  'account.tab.nfts': 'NFT',
  'account.tokens.empty': '暂无代币',
  'account.tokens.empty.text': '你在 {network} 上的代币会显示在这里。',
  'account.tokens.empty.buy': '购买加密货币',
  'account.features': '钱包操作',
  'account.feature.onramp': '购买',
  'account.feature.swaps': '兑换',
  'account.feature.receive': '接收',
  'account.feature.send': '发送',
  'account.wallet': '已连接的钱包',
  'account.total': '总计 {total}',
  'account.total.stale': '上次更新时 {total}',

  'tokens.loading': '正在加载代币',
  'tokens.failed': '无法加载你的代币余额。',
  'tokens.partial': '部分代币无法加载。',
  'tokens.none.title': '未找到代币',
  'tokens.none.text': '未找到与“{query}”匹配的结果。',
  'nfts.loading': '正在加载 NFT',

  'snack.tokensUnavailable': '无法获取代币余额',
}
