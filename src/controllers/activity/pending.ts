import { isSameAddress } from '../../core/address.js'
import { parseCaipNetworkId } from '../../core/caip.js'
import { Controller } from '../../core/controller.js'
import type { PendingTransaction } from '../../core/entities/send.js'
import { PENDING_TRANSACTIONS } from '../../core/limits.js'

/** Sent transactions that are being followed. */
export interface PendingState {
  /** The latest first, at most 99 (SPEC 9). */
  readonly transactions: readonly PendingTransaction[]
  /** Confirmed ones that the balance of the account does not show yet. */
  readonly uncounted: readonly PendingTransaction[]
}

function ofAccount(
  list: readonly PendingTransaction[],
  caipNetworkId: string,
  address: string,
): readonly PendingTransaction[] {
  const namespace = parseCaipNetworkId(caipNetworkId)?.namespace
  if (!namespace) return []
  return list.filter(entry => entry.caipNetworkId === caipNetworkId && isSameAddress(namespace, entry.from, address))
}

/** Holds the transactions without a receipt. */
export class PendingController extends Controller<PendingState> {
  constructor() {
    super({ transactions: [], uncounted: [] })
  }

  /** Those of an account on a network. */
  list(caipNetworkId: string, address: string): readonly PendingTransaction[] {
    return ofAccount(this.state.transactions, caipNetworkId, address)
  }

  /** Those of an account on a network whose amounts its balance may still hold. */
  uncounted(caipNetworkId: string, address: string): readonly PendingTransaction[] {
    const { transactions, uncounted } = this.state
    const pending = transactions.filter(({ status }) => status === 'pending')
    return ofAccount([...pending, ...uncounted], caipNetworkId, address)
  }

  /** Records whether the balance of the account does not show a confirmed transaction yet. */
  setUncounted(entry: PendingTransaction, is: boolean): void {
    const others = this.state.uncounted.filter(({ hash }) => hash !== entry.hash)
    this.set({ uncounted: is ? [...others, entry] : others })
  }

  /** Replaces the list; the oldest beyond 99 are dropped. */
  setTransactions(transactions: readonly PendingTransaction[]): void {
    this.set({ transactions: transactions.slice(0, PENDING_TRANSACTIONS) })
  }
}

/** The page's pending transactions. */
export const pendingController = new PendingController()
