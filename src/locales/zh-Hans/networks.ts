import type { networks as english } from '../en/networks.js'
import type { Translation } from '../translation.js'

export const networks: Translation<typeof english> = {
  'modal.network': '网络：{network}。切换网络',
  'modal.network.none': '选择网络',

  'networks.title': '选择网络',
  'networks.list': '网络',
  'networks.search': '搜索网络',
  'networks.unapproved': '钱包中没有此网络',
  'networks.none.title': '未找到网络',
  'networks.none.text': '未找到与“{query}”匹配的结果。',
  'networks.help': '什么是网络？',

  'account.unsupported': '不支持的网络',
  'switch.unknown.title': '未找到网络',
  'switch.unknown.text': '此网站不支持该网络。',

  'family.eip155': 'EVM',
  'family.solana': 'Solana',
  'family.bip122': 'Bitcoin',
  'family.polkadot': 'Polkadot',
  'family.cosmos': 'Cosmos',
  'family.near': 'NEAR',
  'family.ton': 'TON',
  'family.tron': 'TRON',

  'network.title': '什么是网络？',
  'network.chain.title': '共享的账本',
  'network.chain.text': '网络记录着谁拥有什么，以及每一笔转账。',
  'network.choice.title': '各有不同',
  'network.choice.text': '不同网络的速度和费用各不相同。',
  'network.assets.title': '你的代币留在原处',
  'network.assets.text': '每个代币只存在于一个网络上。切换网络不会移动代币。',
}
