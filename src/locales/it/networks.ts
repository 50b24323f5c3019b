import type { networks as english } from '../en/networks.js'
import type { Translation } from '../translation.js'

export const networks: Translation<typeof english> = {
  'modal.network': 'Rete: {network}. Cambia rete',
  'modal.network.none': 'Scegli rete',

  'networks.title': 'Scegli rete',
  'networks.list': 'Reti',
  'networks.search': 'Cerca reti',
  'networks.unapproved': 'Non nel tuo wallet',
  'networks.none.title': 'Nessuna rete trovata',
  'networks.none.text': 'Nessun risultato per “{query}”.',
  'networks.help': 'Che cos’è una rete?',

  'account.unsupported': 'Rete non supportata',
  'switch.unknown.title': 'Rete non trovata',
  'switch.unknown.text': 'Questo sito non supporta quella rete.',

  'family.eip155': 'EVM',
  'family.solana': 'Solana',
  'family.bip122': 'Bitcoin',
  'family.polkadot': 'Polkadot',
  'family.cosmos': 'Cosmos',
  'family.near': 'NEAR',
  'family.ton': 'TON',
  'family.tron': 'TRON',

  'network.title': 'Che cos’è una rete?',
  'network.chain.title': 'Un registro condiviso',
  'network.chain.text': 'Una rete tiene traccia di chi possiede cosa e di ogni trasferimento.',
  'network.choice.title': 'Ognuna funziona a modo suo',
  'network.choice.text': 'Le reti si distinguono per velocità e commissioni.',
  'network.assets.title': 'I tuoi token restano dove sono',
  'network.assets.text': 'Ogni token si trova su una sola rete. Cambiare rete non lo sposta.',
}
