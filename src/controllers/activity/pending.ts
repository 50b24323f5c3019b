import { isSameAddress } from '../../core/address.js'
import { parseCaipNetworkId } from '../../core/caip.js'
import { Controller } from '../../core/controller.js'
import type { PendingTransaction } from '../../core/entities/send.js'
import { PENDING_TRANSACTIONS } from '../../core/limits.js'

/** Sent transactions that are being followed. */
export interface PendingState {
  /** The latest first, at most 99 (SPEC 9). */
  readonly transactions: readonly PendingTransaction[]
}

/** Holds the transactions without a receipt. */
export class PendingController extends Controller<PendingState> {
  constructor() {
    super({ transactions: [] })
  }

  /** Those of an account on a network. */
  list(caipNetworkId: string, address: string): readonly PendingTransaction[] {
    const namespace = parseCaipNetworkId(caipNetworkId)?.namespace
    if (!namespace) return []
    return this.state.transactions.filter(
      entry => entry.caipNetworkId === caipNetworkId && isSameAddress(namespace, entry.from, address),
    )
  }

  /** Replaces the list; the oldest beyond 99 are dropped. */
  setTransactions(transactions: readonly PendingTransaction[]): void {
    this.set({ transactions: transactions.slice(0, PENDING_TRANSACTIONS) })
  }
}

/** The page's pending transactions. */
export const pendingController = new PendingController()
