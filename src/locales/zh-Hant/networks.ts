import type { networks as english } from '../en/networks.js'
import type { Translation } from '../translation.js'

export const networks: Translation<typeof english> = {
  'modal.network': '網路：{network}。變更網路',
  'modal.network.none': '選擇網路',

  'networks.title': '選擇網路',
  'networks.list': '網路',
  'networks.search': '搜尋網路',
  'networks.unapproved': '錢包中沒有此網路',
  'networks.none.title': '找不到網路',
  'networks.none.text': '找不到符合「{query}」的結果。',
  'networks.help': '什麼是網路？',

  'account.unsupported': '不支援的網路',
  'switch.unknown.title': '找不到網路',
  'switch.unknown.text': '此網站不支援該網路。',

  'family.eip155': 'EVM',
  'family.solana': 'Solana',
  'family.bip122': 'Bitcoin',
  'family.polkadot': 'Polkadot',
  'family.cosmos': 'Cosmos',
  'family.near': 'NEAR',
  'family.ton': 'TON',
  'family.tron': 'TRON',

  'network.title': '什麼是網路？',
  'network.chain.title': '共享的帳本',
  'network.chain.text': '網路會記錄誰擁有什麼，以及每一筆轉帳。',
  'network.choice.title': '各有不同',
  'network.choice.text': '不同網路的速度和手續費各不相同。',
  'network.assets.title': '你的代幣會留在原處',
  'network.assets.text': '每個代幣只存在於一個網路上。切換網路不會移動代幣。',
}
