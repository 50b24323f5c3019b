import type { networks as english } from '../en/networks.js'
import type { Translation } from '../translation.js'

export const networks: Translation<typeof english> = {
  'modal.network': 'ネットワーク：{network}。ネットワークを変更',
  'modal.network.none': 'ネットワークを選択',

  'networks.title': 'ネットワークを選択',
  'networks.list': 'ネットワーク',
  'networks.search': 'ネットワークを検索',
  'networks.unapproved': 'ウォレットにありません',
  'networks.none.title': 'ネットワークが見つかりません',
  'networks.none.text': '「{query}」に一致する結果はありません。',
  'networks.help': 'ネットワークとは？',

  'account.unsupported': '未対応のネットワーク',
  'switch.unknown.title': 'ネットワークが見つかりません',
  'switch.unknown.text': 'このサイトはそのネットワークに対応していません。',

  'family.eip155': 'EVM',
  'family.solana': 'Solana',
  'family.bip122': 'Bitcoin',
  'family.polkadot': 'Polkadot',
  'family.cosmos': 'Cosmos',
  'family.near': 'NEAR',
  'family.ton': 'TON',
  'family.tron': 'TRON',

  'network.title': 'ネットワークとは？',
  'network.chain.title': 'みんなで共有する台帳',
  'network.chain.text': '誰が何を持っているか、そしてすべての送受信を、ネットワークが記録しています。',
  'network.choice.title': 'それぞれ仕組みが異なります',
  'network.choice.text': '速度や手数料はネットワークによって異なります。',
  'network.assets.title': 'トークンの場所は変わりません',
  'network.assets.text': 'どのトークンも1つのネットワーク上にあります。ネットワークを切り替えても移動しません。',
}
