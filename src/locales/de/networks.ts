import type { networks as english } from '../en/networks.js'
import type { Translation } from '../translation.js'

export const networks: Translation<typeof english> = {
  'modal.network': 'Netzwerk: {network}. Netzwerk wechseln',
  'modal.network.none': 'Netzwerk wählen',

  'networks.title': 'Netzwerk wählen',
  'networks.list': 'Netzwerke',
  'networks.search': 'Netzwerke suchen',
  'networks.unapproved': 'Nicht in deiner Wallet',
  'networks.none.title': 'Kein Netzwerk gefunden',
  'networks.none.text': 'Keine Ergebnisse für „{query}“.',
  'networks.help': 'Was ist ein Netzwerk?',

  'account.unsupported': 'Nicht unterstütztes Netzwerk',
  'switch.unknown.title': 'Netzwerk nicht gefunden',
  'switch.unknown.text': 'Diese Website unterstützt dieses Netzwerk nicht.',

  'family.eip155': 'EVM',
  'family.solana': 'Solana',
  'family.bip122': 'Bitcoin',
  'family.polkadot': 'Polkadot',
  'family.cosmos': 'Cosmos',
  'family.near': 'NEAR',
  'family.ton': 'TON',
  'family.tron': 'TRON',

  'network.title': 'Was ist ein Netzwerk?',
  'network.chain.title': 'Ein gemeinsames Register',
  'network.chain.text': 'Ein Netzwerk hält fest, wem was gehört, und verzeichnet jeden Transfer.',
  'network.choice.title': 'Jedes funktioniert anders',
  'network.choice.text': 'Netzwerke unterscheiden sich in Tempo und Gebühren.',
  'network.assets.title': 'Deine Token bleiben, wo sie sind',
  'network.assets.text': 'Jeder Token gehört zu einem Netzwerk. Ein Netzwerkwechsel verschiebt ihn nicht.',
}
