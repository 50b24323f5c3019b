import type { networks as english } from '../en/networks.js'
import type { Translation } from '../translation.js'

export const networks: Translation<typeof english> = {
  'modal.network': 'Rede: {network}. Mudar de rede',
  'modal.network.none': 'Escolher rede',

  'networks.title': 'Escolher rede',
  'networks.list': 'Redes',
  'networks.search': 'Buscar redes',
  'networks.unapproved': 'Não está na sua carteira',
  'networks.none.title': 'Nenhuma rede encontrada',
  'networks.none.text': 'Nenhum resultado para “{query}”.',
  'networks.help': 'O que é uma rede?',

  'account.unsupported': 'Rede não compatível',
  'switch.unknown.title': 'Rede não encontrada',
  'switch.unknown.text': 'Este site não é compatível com essa rede.',

  'family.eip155': 'EVM',
  'family.solana': 'Solana',
  'family.bip122': 'Bitcoin',
  'family.polkadot': 'Polkadot',
  'family.cosmos': 'Cosmos',
  'family.near': 'NEAR',
  'family.ton': 'TON',
  'family.tron': 'TRON',

  'network.title': 'O que é uma rede?',
  'network.chain.title': 'Um registro compartilhado',
  'network.chain.text': 'Uma rede registra quem tem o quê e cada transferência.',
  'network.choice.title': 'Cada uma funciona de um jeito',
  'network.choice.text': 'As redes têm velocidades e taxas diferentes.',
  'network.assets.title': 'Seus tokens ficam onde estão',
  'network.assets.text': 'Cada token fica em uma única rede. Mudar de rede não o move.',
}
