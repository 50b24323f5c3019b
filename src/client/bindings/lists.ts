import type { ChainNamespace } from '../../core/caip.js'
import { lazy } from '../../core/lazy.js'
import { keepLoading } from '../../core/platform/keep-loading.js'
import { computed, type Readable, subscribe } from '../../core/signal.js'
import { logger } from '../../services/logger.js'
import type { FetchListOptions, ListsApi, NftsSnapshot, TokensSnapshot, TransactionsSnapshot } from '../list-types.js'
import { lazyActions } from '../lazy-actions.js'

/** A list of the handle: how to follow it and fetch it. */
export interface ListSource<T> {
  readonly empty: T
  /** Calls the listener with the current list once its code has loaded, and with each change, until the end. */
  readonly follow: (listener: (list: T) => void, namespace?: ChainNamespace) => () => void
  /** Never rejects: if the code of the lists fails to load, it returns a failed list. */
  readonly ask: (api: ListsApi, namespace?: ChainNamespace, options?: FetchListOptions) => Promise<T>
}

/** The current lists of the current instance. */
export const lists: ListsApi = lazyActions()

const loadSnapshots = lazy(async () => (await import('../lists.js')).listSnapshots)

/** The lists by namespace, once their code has loaded. */
type Snapshots = Awaited<ReturnType<typeof loadSnapshots>>

/** Makes a source of the list that `pick` takes; `failed` is returned when the code of the lists fails to load. */
function listSource<T>(
  empty: T,
  failed: T,
  pick: (snapshots: Snapshots) => (namespace?: ChainNamespace) => Readable<T>,
  fetch: ListSource<T>['ask'],
): ListSource<T> {
  return {
    empty,
    follow(listener, namespace) {
      const over = new AbortController()
      const { signal } = over
      const list = computed(() => {
        const snapshots = loadSnapshots.known.get()
        return snapshots && pick(snapshots)(namespace).get()
      })
      const tell = (now: T | undefined): unknown => now && listener(now)
      signal.addEventListener('abort', subscribe(list, tell))
      keepLoading(loadSnapshots, signal)
        .then(() => signal.aborted || tell(list.get()))
        .catch((error: unknown) => logger.error(error))
      return () => over.abort()
    },
    ask: (api, namespace, options) =>
      fetch(api, namespace, options).catch((error: unknown) => {
        logger.error(error)
        return failed
      }),
  }
}

const NO_TOKENS: TokensSnapshot = { status: 'idle', tokens: [], total: undefined, isStale: false, updatedAt: undefined }

/** What an account holds. */
export const TOKENS: ListSource<TokensSnapshot> = /* @__PURE__ */ listSource(
  NO_TOKENS,
  { ...NO_TOKENS, status: 'failed' },
  ({ tokens }) => tokens,
  (api, namespace, options) => api.fetchTokens(namespace, options),
)

const NO_TRANSACTIONS: TransactionsSnapshot = { status: 'idle', transactions: [], hasMore: false, updatedAt: undefined }

/** What an account did. */
export const TRANSACTIONS: ListSource<TransactionsSnapshot> = /* @__PURE__ */ listSource(
  NO_TRANSACTIONS,
  { ...NO_TRANSACTIONS, status: 'failed' },
  ({ transactions }) => transactions,
  (api, namespace, options) => api.fetchTransactions(namespace, options),
)

const NO_NFTS: NftsSnapshot = { status: 'idle', nfts: [], hasMore: false, updatedAt: undefined }

/** The NFTs of an account. */
export const NFTS: ListSource<NftsSnapshot> = /* @__PURE__ */ listSource(
  NO_NFTS,
  { ...NO_NFTS, status: 'failed' },
  ({ nfts }) => nfts,
  (api, namespace, options) => api.fetchNfts(namespace, options),
)
