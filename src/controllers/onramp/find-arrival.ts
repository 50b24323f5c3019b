import type { OnRampRequest, Purchase } from '../../core/entities/onramp.js'
import type { Transaction } from '../../core/entities/transaction.js'
import { adapterFor } from '../connections/adapters.js'
import { networksController } from '../networks/networks.js'
import { findPurchases, isFiltered } from './rules.js'

/**
 * Finds the history entry of a purchase; `undefined` until there is one. Unless the history is limited to the provider's
 * purchases, the chain must confirm that the transaction delivered this token, not another one with the same symbol.
 *
 * @throws if no endpoint of the network answers
 */
export async function findArrival(
  history: readonly Transaction[],
  purchase: Purchase,
  signal: AbortSignal,
): Promise<Transaction | undefined> {
  const entries = findPurchases(history, purchase)
  if (isFiltered(purchase)) return entries[0]
  for (const entry of entries)
    if (entry.status === 'confirmed' && (await hasDelivered(entry, purchase.request, signal))) return entry
  return undefined
}

async function hasDelivered(
  { hash }: Transaction,
  { namespace, address, token }: OnRampRequest,
  signal: AbortSignal,
): Promise<boolean> {
  const network = networksController.find(token.caipNetworkId)
  const reads = network && (await (await adapterFor(namespace)).reads?.())
  if (!hash || !network || !reads?.received) return true // the chain cannot be asked
  return reads.received({ hash, address, network, token: token.address, signal })
}
