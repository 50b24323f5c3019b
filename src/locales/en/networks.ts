/** The texts of networks and their families. */
export const networks = {
  'modal.network': 'Network: {network}. Change network',
  'modal.network.none': 'Select network',

  'networks.title': 'Select network',
  'networks.list': 'Networks',
  'networks.search': 'Search networks',
  'networks.unapproved': 'Not in your wallet',
  'networks.none.title': 'No networks found',
  'networks.none.text': 'No results for “{query}”.',
  'networks.help': 'What is a network?',

  'account.unsupported': 'Unsupported network',
  'switch.unknown.title': 'Network not found',
  'switch.unknown.text': 'This site doesn’t support that network.',

  'family.eip155': 'EVM',
  'family.solana': 'Solana',
  'family.bip122': 'Bitcoin',
  'family.polkadot': 'Polkadot',
  'family.cosmos': 'Cosmos',
  'family.near': 'NEAR',
  'family.ton': 'TON',
  'family.tron': 'TRON',

  'network.title': 'What is a network?',
  'network.chain.title': 'A shared ledger',
  'network.chain.text': 'A network keeps a record of who owns what, and of every transfer.',
  'network.choice.title': 'Each works differently',
  'network.choice.text': 'Networks differ in speed and fees.',
  'network.assets.title': 'Your tokens stay where they are',
  'network.assets.text': 'Every token lives on one network. Switching networks doesn’t move it.',
} as const
