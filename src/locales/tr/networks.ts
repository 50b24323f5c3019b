import type { networks as english } from '../en/networks.js'
import type { Translation } from '../translation.js'

export const networks: Translation<typeof english> = {
  'modal.network': 'Ağ: {network}. Ağı değiştir',
  'modal.network.none': 'Ağ seç',

  'networks.title': 'Ağ seç',
  'networks.list': 'Ağlar',
  'networks.search': 'Ağ ara',
  'networks.unapproved': 'Cüzdanınızda yok',
  'networks.none.title': 'Ağ bulunamadı',
  'networks.none.text': '“{query}” için sonuç yok.',
  'networks.help': 'Ağ nedir?',

  'account.unsupported': 'Desteklenmeyen ağ',
  'switch.unknown.title': 'Ağ bulunamadı',
  'switch.unknown.text': 'Bu site bu ağı desteklemiyor.',

  'family.eip155': 'EVM',
  'family.solana': 'Solana',
  'family.bip122': 'Bitcoin',
  'family.polkadot': 'Polkadot',
  'family.cosmos': 'Cosmos',
  'family.near': 'NEAR',
  'family.ton': 'TON',
  'family.tron': 'TRON',

  'network.title': 'Ağ nedir?',
  'network.chain.title': 'Ortak bir defter',
  'network.chain.text': 'Ağ, kimin neye sahip olduğunun ve her transferin kaydını tutar.',
  'network.choice.title': 'Her biri farklı çalışır',
  'network.choice.text': 'Ağların hızları ve ücretleri farklıdır.',
  'network.assets.title': 'Token’larınız olduğu yerde kalır',
  'network.assets.text': 'Her token tek bir ağda bulunur. Ağ değiştirmek onu taşımaz.',
}
