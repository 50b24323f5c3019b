'use client'
import type { TransactionsSnapshot } from '../client/list-types.js'
import type { ChainNamespace } from '../core/caip.js'
import { type ListHook, type ListSource, useHoldings } from './use-holdings.js'

const SOURCE: ListSource<TransactionsSnapshot> = {
  empty: { status: 'idle', transactions: [], hasMore: false, updatedAt: undefined },
  follow: (api, listener, namespace) => api.subscribeTransactions(listener, namespace),
  ask: (api, namespace, options) => api.fetchTransactions(namespace, options),
}

/** What the active account did, or a namespace's. */
export const useWalletModalTransactions = (namespace?: ChainNamespace): ListHook<TransactionsSnapshot> =>
  useHoldings<TransactionsSnapshot>(SOURCE, namespace)
