import type { networks as english } from '../en/networks.js'
import type { Translation } from '../translation.js'

export const networks: Translation<typeof english> = {
  'modal.network': 'Netwerk: {network}. Netwerk wijzigen',
  'modal.network.none': 'Kies netwerk',

  'networks.title': 'Kies netwerk',
  'networks.list': 'Netwerken',
  'networks.search': 'Netwerken zoeken',
  'networks.unapproved': 'Niet in je wallet',
  'networks.none.title': 'Geen netwerk gevonden',
  'networks.none.text': 'Geen resultaten voor “{query}”.',
  'networks.help': 'Wat is een netwerk?',

  'account.unsupported': 'Netwerk niet ondersteund',
  'switch.unknown.title': 'Netwerk niet gevonden',
  'switch.unknown.text': 'Deze site ondersteunt dat netwerk niet.',

  'family.eip155': 'EVM',
  'family.solana': 'Solana',
  'family.bip122': 'Bitcoin',
  'family.polkadot': 'Polkadot',
  'family.cosmos': 'Cosmos',
  'family.near': 'NEAR',
  'family.ton': 'TON',
  'family.tron': 'TRON',

  'network.title': 'Wat is een netwerk?',
  'network.chain.title': 'Een gedeeld grootboek',
  'network.chain.text': 'Een netwerk houdt bij wie wat bezit en legt elke overdracht vast.',
  'network.choice.title': 'Elk netwerk werkt anders',
  'network.choice.text': 'Netwerken verschillen in snelheid en kosten.',
  'network.assets.title': 'Je tokens blijven waar ze zijn',
  'network.assets.text': 'Elke token staat op één netwerk. Van netwerk wisselen verplaatst de token niet.',
}
