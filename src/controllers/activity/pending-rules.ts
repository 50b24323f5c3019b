import type { PendingTransaction } from '../../core/entities/send.js'
import type { ActivityEntry, Transaction } from '../../core/entities/transaction.js'

/** Transactions without a receipt as entries of the activity list, except those already in the list. */
export function pendingEntries(
  pending: readonly PendingTransaction[],
  listed: readonly Transaction[],
): readonly ActivityEntry[] {
  const known = new Set(listed.map(({ hash }) => hash?.toLowerCase()))
  return pending
    .filter(({ hash }) => !known.has(hash.toLowerCase()))
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
          ? [{ direction: 'in' as const, quantity: received.quantity, token: { symbol: received.symbol } }]
          : []),
      ],
    }))
}
