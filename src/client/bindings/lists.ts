import type { ChainNamespace } from '../../core/caip.js'
import type { FetchListOptions, ListsApi, NftsSnapshot, TokensSnapshot, TransactionsSnapshot } from '../list-types.js'
import { lazyActions } from '../lazy-actions.js'

/** A list of the handle: how to subscribe to it and fetch it. */
export interface ListSource<T> {
  readonly empty: T
  readonly follow: (api: ListsApi, listener: (list: T) => void, namespace?: ChainNamespace) => () => void
  readonly ask: (api: ListsApi, namespace?: ChainNamespace, options?: FetchListOptions) => Promise<T>
}

/** The current lists of the current instance. */
export const lists: ListsApi = lazyActions()

/** What an account holds. */
export const TOKENS: ListSource<TokensSnapshot> = {
  empty: { status: 'idle', tokens: [], total: undefined, isStale: false, updatedAt: undefined },
  follow: (api, listener, namespace) => api.subscribeTokens(listener, namespace),
  ask: (api, namespace, options) => api.fetchTokens(namespace, options),
}

/** What an account did. */
export const TRANSACTIONS: ListSource<TransactionsSnapshot> = {
  empty: { status: 'idle', transactions: [], hasMore: false, updatedAt: undefined },
  follow: (api, listener, namespace) => api.subscribeTransactions(listener, namespace),
  ask: (api, namespace, options) => api.fetchTransactions(namespace, options),
}

/** The NFTs of an account. */
export const NFTS: ListSource<NftsSnapshot> = {
  empty: { status: 'idle', nfts: [], hasMore: false, updatedAt: undefined },
  follow: (api, listener, namespace) => api.subscribeNfts(listener, namespace),
  ask: (api, namespace, options) => api.fetchNfts(namespace, options),
}
