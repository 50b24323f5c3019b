/** The texts of the account view and what an account holds. */
export const holdings = {
  'account.title': 'Account',
  'account.balance': 'Balance',
  'account.balance.loading': 'Loading balance',
  'account.balance.failed': 'Balance unavailable',
  'account.tabs': 'Account contents',
  'account.tab.tokens': 'Tokens',
  'account.tab.nfts': 'NFTs',
  'account.tokens.empty': 'No tokens yet',
  'account.tokens.empty.text': 'Your tokens on {network} appear here.',
  'account.features': 'Wallet actions',
  'account.feature.onramp': 'Buy',
  'account.feature.swaps': 'Swap',
  'account.feature.receive': 'Receive',
  'account.feature.send': 'Send',
  'account.wallet': 'Connected wallet',
  'account.total': '{total} total',
  'account.total.stale': '{total} when last updated',

  'tokens.loading': 'Loading tokens',
  'tokens.failed': 'Could not load your token balances.',
  'tokens.partial': 'Some tokens could not be loaded.',
  'tokens.none.title': 'No tokens found',
  'tokens.none.text': 'No results for “{query}”.',
  'nfts.loading': 'Loading NFTs',

  'snack.tokensUnavailable': 'Token Balance Unavailable',
} as const
