import { recordIntent } from '../controllers/shell/intent.js'
import { tokensOf } from '../controllers/holdings/held-tokens.js'
import { activityOf, nftsOf } from '../controllers/activity/activity.js'
import { optionsController } from '../controllers/shell/options.js'
import { networksController } from '../controllers/networks/networks.js'
import type { ChainNamespace } from '../core/caip.js'
import { NotCreatedError } from '../core/errors/config.js'
import { frozen } from '../core/frozen.js'
import { NO_LIST, isStale } from '../core/list/list.js'
import { portfolioTotal, toTokenBalance } from '../core/tokens.js'
import { type Readable, subscribe } from '../core/signal.js'
import { loadBalance, refreshBalance } from '../controllers/connections/load-balance.js'
import { adapterFor } from '../controllers/connections/adapters.js'
import { identityOf } from '../controllers/accounts/load-identity.js'
import { loadTransactions } from '../controllers/activity/load-transactions.js'
import { loadTokens } from '../controllers/holdings/load-tokens.js'
import { setAdapterNames } from '../services/adapter-names.js'
import { snapshotByNamespace } from './snapshots.js'
import type { ListsApi, NftsSnapshot, TokensSnapshot, TransactionsSnapshot } from './list-types.js'

const here = (namespace?: ChainNamespace): ChainNamespace | undefined =>
  namespace ?? networksController.state.activeNamespace

const tokens = snapshotByNamespace((namespace): TokensSnapshot => {
  const target = here(namespace)
  const list = target ? tokensOf(target) : NO_LIST
  return {
    status: list.status,
    tokens: frozen(list.items.map(toTokenBalance)), // all callers get the same object
    total: portfolioTotal(list.items),
    isStale: isStale(list),
    updatedAt: list.updatedAt,
  }
})

const transactions = snapshotByNamespace((namespace): TransactionsSnapshot => {
  const target = here(namespace)
  const list = target ? activityOf(target) : NO_LIST
  return { status: list.status, transactions: list.items, hasMore: list.next !== undefined, updatedAt: list.updatedAt }
})

const nfts = snapshotByNamespace((namespace): NftsSnapshot => {
  const target = here(namespace)
  const list = target ? nftsOf(target) : NO_LIST
  return { status: list.status, nfts: list.items, hasMore: list.next !== undefined, updatedAt: list.updatedAt }
})

/** A site that requests a list counts as intent to use services. */
function wanted(): void {
  recordIntent()
  const { namespaces, universal } = optionsController.state
  setAdapterNames(universal ? [] : namespaces)
}

/** Failures are reported in the list's status. */
async function load<T extends object>(
  snapshot: (namespace?: ChainNamespace) => Readable<T>,
  namespace: ChainNamespace | undefined,
  work: (target: ChainNamespace) => Promise<unknown>,
): Promise<T> {
  const target = here(namespace)
  if (target && optionsController.state.created) {
    wanted()
    await adapterFor(target)
      .then(() => work(target))
      .catch(() => undefined) // the status reports it
  }
  return snapshot(namespace).get()
}

/** The lists by namespace, for the framework layers. */
export const listSnapshots = { tokens, transactions, nfts }

/** The methods of the handle that read holdings and activity; loaded when the first of them is called. */
export const listsApi: ListsApi = {
  fetchTokens: (namespace, options) =>
    // the balance of the native coin has a source of its own
    load(tokens, namespace, target =>
      Promise.allSettled([loadTokens(target, options), (options?.force ? refreshBalance : loadBalance)(target)]),
    ),
  fetchTransactions: (namespace, options) => load(transactions, namespace, target => loadTransactions(target, options)),
  fetchNfts: (namespace, options) => load(nfts, namespace, target => loadTransactions(target, options)),
  async fetchIdentity({ address }) {
    if (!optionsController.state.created) throw new NotCreatedError()
    wanted()
    return identityOf(address)
  },
  subscribeTokens: (listener, namespace) => subscribe(tokens(namespace), listener),
  subscribeTransactions: (listener, namespace) => subscribe(transactions(namespace), listener),
  subscribeNfts: (listener, namespace) => subscribe(nfts(namespace), listener),
}
