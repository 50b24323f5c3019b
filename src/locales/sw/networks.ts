import type { networks as english } from '../en/networks.js'
import type { Translation } from '../translation.js'

export const networks: Translation<typeof english> = {
  'modal.network': 'Mtandao: {network}. Badili mtandao',
  'modal.network.none': 'Chagua mtandao',

  'networks.title': 'Chagua mtandao',
  'networks.list': 'Mitandao',
  'networks.search': 'Tafuta mitandao',
  'networks.unapproved': 'Haipo kwenye pochi yako',
  'networks.none.title': 'Hakuna mtandao uliopatikana',
  'networks.none.text': 'Hakuna matokeo ya “{query}”.',
  'networks.help': 'Mtandao ni nini?',

  'account.unsupported': 'Mtandao hautumiki',
  'switch.unknown.title': 'Mtandao haujapatikana',
  'switch.unknown.text': 'Tovuti hii haitumii mtandao huo.',

  'family.eip155': 'EVM',
  'family.solana': 'Solana',
  'family.bip122': 'Bitcoin',
  'family.polkadot': 'Polkadot',
  'family.cosmos': 'Cosmos',
  'family.near': 'NEAR',
  'family.ton': 'TON',
  'family.tron': 'TRON',

  'network.title': 'Mtandao ni nini?',
  'network.chain.title': 'Leja ya pamoja',
  'network.chain.text': 'Mtandao huweka kumbukumbu za nani anamiliki nini, na za kila uhamisho.',
  'network.choice.title': 'Kila mmoja hufanya kazi tofauti',
  'network.choice.text': 'Mitandao hutofautiana kwa kasi na ada.',
  'network.assets.title': 'Tokeni zako hubaki zilipo',
  'network.assets.text': 'Kila tokeni iko kwenye mtandao mmoja. Kubadili mtandao hakuihamishi.',
}
