import { loadedAdapter } from '../../chains/loaded.js'
import type { ChainNamespace } from '../../core/caip.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import { instance } from '../../core/instance.js'
import { markListsOutdated } from '../../core/list/list-controller.js'
import { isPageVisible, pageSeen } from '../../core/platform/visibility.js'
import type { SiteTransaction } from '../../services/wallets/site-transactions.js'
import { isBalanceShown } from '../accounts/balance-viewers.js'
import { holderOf } from '../accounts/holder.js'
import { networksController } from '../networks/networks.js'
import { connectionsController } from './connections.js'
import { loadBalance } from './load-balance.js'

/** Reads the balance again, even if it is known, if the visitor can see it. */
async function readAgain(namespace: ChainNamespace): Promise<void> {
  if (isPageVisible() && isBalanceShown()) await loadBalance(namespace, { force: true })
}

/** Waits until a transaction is final or lost; `false` if that cannot be known. */
async function awaitFinal(
  { namespace, hash, batch }: SiteTransaction,
  network: CaipNetwork,
  signal: AbortSignal,
): Promise<boolean> {
  const adapter = loadedAdapter(namespace)
  const connectorId = connectionsController.activeConnectorId(namespace)
  let final: Promise<unknown> | undefined
  if (batch !== undefined && connectorId) {
    final = (await adapter?.calls?.())?.awaitBatch?.({ connectorId, id: batch, signal })
  } else if (hash !== undefined) {
    const port = (await adapter?.transfers?.()) ?? (await adapter?.reads?.()) // the reads port, in a family without transfers
    final = port?.awaitTransaction?.({ hash, network, signal })
  }
  await Promise.allSettled([final]) // a lost one cost its fee, or nothing
  return final !== undefined
}

/**
 * Reads the balance of a family's account again after the site itself sent a transaction, and once more when the chain
 * has included it and the page is visible; its lists are outdated from then on. A transaction on a network other than the
 * active one changes nothing that is shown.
 */
export async function followSent(sent: SiteTransaction): Promise<void> {
  const { signal } = instance()
  const network = networksController.state.active[sent.namespace]
  if (!network || (sent.caipNetworkId ?? network.caipNetworkId) !== network.caipNetworkId) return
  const owner = holderOf(sent.namespace)?.owner
  await readAgain(sent.namespace)
  const isFinal = isBalanceShown() && (await awaitFinal(sent, network, signal))
  await pageSeen(signal)
  if (signal.aborted || !owner || holderOf(sent.namespace)?.owner !== owner) return
  markListsOutdated(sent.namespace, owner)
  if (isFinal) await readAgain(sent.namespace)
}
