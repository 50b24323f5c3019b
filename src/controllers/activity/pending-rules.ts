import type { PendingReceived, PendingTransaction, TransactionLoss } from '../../core/entities/send.js'
import type { ActivityEntry, Transaction } from '../../core/entities/transaction.js'
import {
  TransactionDroppedError,
  TransactionExpiredError,
  TransactionReplacedError,
} from '../../core/errors/transaction.js'

/** How far the clocks of a chain and of this page may differ, in ms. */
const CLOCKS = 30_000

/**
 * Whether the history lists a transaction. If the owners of a Safe or a relaying service sent it on, it is listed under
 * another hash; a confirmed transaction therefore also matches a later entry that moved the same amount. So does a batch
 * on which its wallet no longer reports: nothing will ever tell its hash.
 */
export function isListed(
  { hash, batch, status, symbol, quantity, sentAt }: PendingTransaction,
  listed: readonly Transaction[],
): boolean {
  const moved = (entry: Transaction): boolean =>
    entry.minedAt !== undefined &&
    entry.minedAt > sentAt - CLOCKS &&
    entry.transfers.some(
      transfer =>
        transfer.direction === 'out' &&
        transfer.token?.symbol === symbol &&
        Number(transfer.quantity) === Number(quantity),
    )
  const isOver = status === 'confirmed' || (status === 'unknown' && hash === batch?.id)
  return listed.some(entry => entry.hash?.toLowerCase() === hash.toLowerCase() || (isOver && moved(entry)))
}

/** The amount that a swap is expected to pay out; what it did pay out is known only from the history. */
const expectedQuantity = (
  status: PendingTransaction['status'],
  { quantity }: PendingReceived,
): { readonly quantity?: string } => (status === 'confirmed' ? {} : { quantity })

/** Transactions sent from this browser as entries of the activity list, without those that the history lists. */
export function pendingEntries(
  pending: readonly PendingTransaction[],
  listed: readonly Transaction[],
): readonly ActivityEntry[] {
  return pending
    .filter(entry => !isListed(entry, listed))
    .map(({ hash, batch, caipNetworkId, from, to, symbol, quantity, received, sentAt, status }) => ({
      id: hash,
      ...(hash === batch?.id ? {} : { hash }),
      operation: received ? 'trade' : 'send',
      status,
      minedAt: sentAt,
      chain: caipNetworkId,
      sentFrom: from,
      sentTo: to,
      counterparty: to,
      transfers: [
        { direction: 'out', quantity, token: { symbol } },
        ...(received
          ? [{ direction: 'in' as const, ...expectedQuantity(status, received), token: { symbol: received.symbol } }]
          : []),
      ],
    }))
}

/** How a transaction was lost; `undefined` if it was included in a block and failed there. */
export function lossOf(error: unknown): TransactionLoss | undefined {
  if (error instanceof TransactionReplacedError) return 'replaced'
  if (error instanceof TransactionDroppedError) return 'dropped'
  return error instanceof TransactionExpiredError ? 'expired' : undefined
}

/** Whether a lost transaction may have moved the money all the same: it was dropped, or what replaced it was not found. */
export const isUncertainLoss = (error: unknown): boolean =>
  error instanceof TransactionDroppedError || (error instanceof TransactionReplacedError && !error.details)
