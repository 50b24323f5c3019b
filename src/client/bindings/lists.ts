import type { ChainNamespace } from '../../core/caip.js'
import { lazy } from '../../core/lazy.js'
import { keepLoading } from '../../core/platform/keep-loading.js'
import { computed, type Readable, subscribe } from '../../core/signal.js'
import { logger } from '../../services/logger.js'
import type { FetchListOptions, ListsApi, NftsSnapshot, TokensSnapshot, TransactionsSnapshot } from '../list-types.js'
import { lazyActions } from '../lazy-actions.js'
import { NO_NFTS, NO_TOKENS, NO_TRANSACTIONS } from '../no-lists.js'

/** A list of the handle: how to follow it and fetch it. */
export interface ListSource<T> {
  readonly empty: T
  /** Calls the listener with the current list once its code has loaded, and with each change, until the end. */
  readonly follow: (listener: (list: T) => void, namespace?: ChainNamespace) => () => void
  /** Never rejects: failures are in the list's status. */
  readonly ask: (api: ListsApi, namespace?: ChainNamespace, options?: FetchListOptions) => Promise<T>
}

/** The current lists of the current instance. */
export const lists: ListsApi = lazyActions()

const loadSnapshots = lazy(async () => (await import('../lists.js')).listSnapshots)

/** The lists by namespace, once their code has loaded. */
type Snapshots = Awaited<ReturnType<typeof loadSnapshots>>

/** Makes a source of the list that `pick` takes. */
function listSource<T>(
  empty: T,
  pick: (snapshots: Snapshots) => (namespace?: ChainNamespace) => Readable<T>,
  ask: ListSource<T>['ask'],
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
    ask,
  }
}

/** What an account holds. */
export const TOKENS: ListSource<TokensSnapshot> = /* @__PURE__ */ listSource(
  NO_TOKENS,
  ({ tokens }) => tokens,
  (api, namespace, options) => api.fetchTokens(namespace, options),
)

/** What an account did. */
export const TRANSACTIONS: ListSource<TransactionsSnapshot> = /* @__PURE__ */ listSource(
  NO_TRANSACTIONS,
  ({ transactions }) => transactions,
  (api, namespace, options) => api.fetchTransactions(namespace, options),
)

/** The NFTs of an account. */
export const NFTS: ListSource<NftsSnapshot> = /* @__PURE__ */ listSource(
  NO_NFTS,
  ({ nfts }) => nfts,
  (api, namespace, options) => api.fetchNfts(namespace, options),
)
