import type { OnRampRequest, Purchase } from '../../core/entities/onramp.js'
import type { Transaction } from '../../core/entities/transaction.js'
import { adapterFor } from '../connections/adapters.js'
import { networksController } from '../networks/networks.js'
import { findPurchases, isFiltered } from './rules.js'

/**
 * The history entry of a purchase; `undefined` while there is none. Unless the provider lists it, the chain has to say that
 * it brought the token itself, not another one of the same symbol.
 *
 * @throws if no endpoint answered
 */
export async function findArrival(
  history: readonly Transaction[],
  purchase: Purchase,
  signal: AbortSignal,
): Promise<Transaction | undefined> {
  const entries = findPurchases(history, purchase)
  if (isFiltered(purchase)) return entries[0]
  for (const entry of entries)
    if (entry.status === 'confirmed' && (await hasBrought(entry, purchase.request, signal))) return entry
  return undefined
}

async function hasBrought(
  { hash }: Transaction,
  { namespace, address, token }: OnRampRequest,
  signal: AbortSignal,
): Promise<boolean> {
  const network = networksController.find(token.caipNetworkId)
  const reads = network && (await (await adapterFor(namespace)).reads?.())
  if (!hash || !network || !reads?.received) return true // nothing says more
  return reads.received({ hash, address, network, token: token.address, signal })
}
