import type { networks as english } from '../en/networks.js'
import type { Translation } from '../translation.js'

export const networks: Translation<typeof english> = {
  'modal.network': 'Réseau : {network}. Changer de réseau',
  'modal.network.none': 'Choisir un réseau',

  'networks.title': 'Choisir un réseau',
  'networks.list': 'Réseaux',
  'networks.search': 'Rechercher un réseau',
  'networks.unapproved': 'Absent de votre portefeuille',
  'networks.none.title': 'Aucun réseau trouvé',
  'networks.none.text': 'Aucun résultat pour « {query} ».',
  'networks.help': 'Qu’est-ce qu’un réseau ?',

  'account.unsupported': 'Réseau non pris en charge',
  'switch.unknown.title': 'Réseau introuvable',
  'switch.unknown.text': 'Ce site ne prend pas en charge ce réseau.',

  'family.eip155': 'EVM',
  'family.solana': 'Solana',
  'family.bip122': 'Bitcoin',
  'family.polkadot': 'Polkadot',
  'family.cosmos': 'Cosmos',
  'family.near': 'NEAR',
  'family.ton': 'TON',
  'family.tron': 'TRON',

  'network.title': 'Qu’est-ce qu’un réseau ?',
  'network.chain.title': 'Un registre partagé',
  'network.chain.text': 'Un réseau garde la trace de qui possède quoi, et de chaque transfert.',
  'network.choice.title': 'Chacun fonctionne à sa façon',
  'network.choice.text': 'Les réseaux diffèrent par leur rapidité et leurs frais.',
  'network.assets.title': 'Vos jetons restent où ils sont',
  'network.assets.text': 'Chaque jeton se trouve sur un seul réseau. Changer de réseau ne le déplace pas.',
}
