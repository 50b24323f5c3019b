import type { PendingReceived, PendingTransaction } from '../../core/entities/send.js'
import type { ActivityEntry, Transaction } from '../../core/entities/transaction.js'

/** How far the clocks of a chain and of this page may differ, in ms. */
const CLOCKS = 30_000

/**
 * Whether the history lists a transaction. What an account's owners or a service have sent on has another hash there: it
 * moved the same amount since.
 */
export function isListed(
  { hash, status, symbol, quantity, sentAt }: PendingTransaction,
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
  return listed.some(
    entry => entry.hash?.toLowerCase() === hash.toLowerCase() || (status === 'confirmed' && moved(entry)),
  )
}

/** What a swap has paid out is only known from the history. */
const paidOut = (
  status: PendingTransaction['status'],
  { quantity }: PendingReceived,
): { readonly quantity?: string } => (status === 'confirmed' ? {} : { quantity })

/** Transactions that were sent from here as entries of the activity list, except those already in the list. */
export function pendingEntries(
  pending: readonly PendingTransaction[],
  listed: readonly Transaction[],
): readonly ActivityEntry[] {
  return pending
    .filter(entry => !isListed(entry, listed))
    .map(({ hash, caipNetworkId, from, to, symbol, quantity, received, sentAt, status }) => ({
      id: hash,
      hash,
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
          ? [{ direction: 'in' as const, ...paidOut(status, received), token: { symbol: received.symbol } }]
          : []),
      ],
    }))
}
