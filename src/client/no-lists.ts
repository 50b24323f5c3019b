import type { NftsSnapshot, TokensSnapshot, TransactionsSnapshot } from './list-types.js'

/** No tokens. */
export const NO_TOKENS: TokensSnapshot = {
  status: 'idle',
  tokens: [],
  total: undefined,
  isStale: false,
  updatedAt: undefined,
}

/** No transactions. */
export const NO_TRANSACTIONS: TransactionsSnapshot = {
  status: 'idle',
  transactions: [],
  hasMore: false,
  updatedAt: undefined,
}

/** No NFTs. */
export const NO_NFTS: NftsSnapshot = { status: 'idle', nfts: [], hasMore: false, updatedAt: undefined }
