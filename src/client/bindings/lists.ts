import type { ChainNamespace } from '../../core/caip.js'
import { lazy } from '../../core/lazy.js'
import { type Readable, subscribe } from '../../core/signal.js'
import { logger } from '../../services/logger.js'
import type { FetchListOptions, ListsApi, NftsSnapshot, TokensSnapshot, TransactionsSnapshot } from '../list-types.js'
import { lazyActions } from '../lazy-actions.js'

/** A list of the handle: how to follow it and fetch it. */
export interface ListSource<T> {
  readonly empty: T
  /** Calls the listener with the current list once its code has loaded, and with each change, until the end. */
  readonly follow: (listener: (list: T) => void, namespace?: ChainNamespace) => () => void
  readonly ask: (api: ListsApi, namespace?: ChainNamespace, options?: FetchListOptions) => Promise<T>
}

/** The current lists of the current instance. */
export const lists: ListsApi = lazyActions()

const loadSnapshots = lazy(async () => (await import('../lists.js')).listSnapshots)

function followOnceLoaded<T>(loading: Promise<Readable<T>>, listener: (list: T) => void): () => void {
  const over = new AbortController()
  const begin = (source: Readable<T>): void => {
    if (over.signal.aborted) return
    listener(source.get())
    over.signal.addEventListener('abort', subscribe(source, listener))
  }
  loading.then(begin).catch((error: unknown) => logger.error(error))
  return () => over.abort()
}

/** What an account holds. */
export const TOKENS: ListSource<TokensSnapshot> = {
  empty: { status: 'idle', tokens: [], total: undefined, isStale: false, updatedAt: undefined },
  follow: (listener, namespace) =>
    followOnceLoaded(
      loadSnapshots().then(({ tokens }) => tokens(namespace)),
      listener,
    ),
  ask: (api, namespace, options) => api.fetchTokens(namespace, options),
}

/** What an account did. */
export const TRANSACTIONS: ListSource<TransactionsSnapshot> = {
  empty: { status: 'idle', transactions: [], hasMore: false, updatedAt: undefined },
  follow: (listener, namespace) =>
    followOnceLoaded(
      loadSnapshots().then(({ transactions }) => transactions(namespace)),
      listener,
    ),
  ask: (api, namespace, options) => api.fetchTransactions(namespace, options),
}

/** The NFTs of an account. */
export const NFTS: ListSource<NftsSnapshot> = {
  empty: { status: 'idle', nfts: [], hasMore: false, updatedAt: undefined },
  follow: (listener, namespace) =>
    followOnceLoaded(
      loadSnapshots().then(({ nfts }) => nfts(namespace)),
      listener,
    ),
  ask: (api, namespace, options) => api.fetchNfts(namespace, options),
}
