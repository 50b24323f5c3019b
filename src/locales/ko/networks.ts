import type { networks as english } from '../en/networks.js'
import type { Translation } from '../translation.js'

export const networks: Translation<typeof english> = {
  'modal.network': '네트워크: {network}. 네트워크 변경',
  'modal.network.none': '네트워크 선택',

  'networks.title': '네트워크 선택',
  'networks.list': '네트워크',
  'networks.search': '네트워크 검색',
  'networks.unapproved': '지갑에 없음',
  'networks.none.title': '네트워크를 찾을 수 없어요',
  'networks.none.text': '‘{query}’에 대한 검색 결과가 없어요.',
  'networks.help': '네트워크란 무엇인가요?',

  'account.unsupported': '지원하지 않는 네트워크',
  'switch.unknown.title': '네트워크를 찾을 수 없어요',
  'switch.unknown.text': '이 사이트에서 지원하지 않는 네트워크예요.',

  'family.eip155': 'EVM',
  'family.solana': 'Solana',
  'family.bip122': 'Bitcoin',
  'family.polkadot': 'Polkadot',
  'family.cosmos': 'Cosmos',
  'family.near': 'NEAR',
  'family.ton': 'TON',
  'family.tron': 'TRON',

  'network.title': '네트워크란 무엇인가요?',
  'network.chain.title': '모두가 공유하는 장부',
  'network.chain.text': '네트워크는 누가 무엇을 가지고 있는지, 그리고 모든 전송 내역을 기록해요.',
  'network.choice.title': '저마다 다르게 작동해요',
  'network.choice.text': '네트워크마다 속도와 수수료가 달라요.',
  'network.assets.title': '토큰은 원래 자리에 그대로 있어요',
  'network.assets.text': '모든 토큰은 하나의 네트워크에 있어요. 네트워크를 전환해도 토큰은 옮겨지지 않아요.',
}
