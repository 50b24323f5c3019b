'use client'
import { TRANSACTIONS } from '../client/bindings/lists.js'
import type { TransactionsSnapshot } from '../client/list-types.js'
import type { ChainNamespace } from '../core/caip.js'
import { type ListHook, useHoldings } from './use-holdings.js'

/**
 * The transactions of the account of a namespace, or of the active account by default; empty until they are fetched.
 */
export const useWalletModalTransactions = (namespace?: ChainNamespace): ListHook<TransactionsSnapshot> =>
  useHoldings<TransactionsSnapshot>(TRANSACTIONS, namespace)
