'use client'
import { TRANSACTIONS } from '../client/bindings/lists.js'
import type { TransactionsSnapshot } from '../client/list-types.js'
import type { ChainNamespace } from '../core/caip.js'
import { type ListHook, useHoldings } from './use-holdings.js'

/** The activity of the active account, or a namespace's. */
export const useWalletModalTransactions = (namespace?: ChainNamespace): ListHook<TransactionsSnapshot> =>
  useHoldings<TransactionsSnapshot>(TRANSACTIONS, namespace)
