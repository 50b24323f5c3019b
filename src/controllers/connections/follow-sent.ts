import { loadedAdapter } from '../../chains/loaded.js'
import type { ChainNamespace } from '../../core/caip.js'
import { instance } from '../../core/instance.js'
import { isPageVisible } from '../../core/platform/navigation.js'
import type { SiteTransaction } from '../../services/wallets/site-sends.js'
import { isBalanceShown } from '../accounts/balance-viewers.js'
import { networksController } from '../networks/networks.js'
import { loadBalance } from './load-balance.js'

/** Reads the balance anew, whatever is known of it, where the visitor can see it. */
async function readAgain(namespace: ChainNamespace): Promise<void> {
  if (isPageVisible() && isBalanceShown()) await loadBalance(namespace, { force: true })
}

/** What can wait for a family's transactions: what sends them, else what reads. */
async function waiterOf(namespace: ChainNamespace) {
  const adapter = loadedAdapter(namespace)
  return (await adapter?.transfers?.()) ?? (await adapter?.reads?.())
}

/**
 * Reads the balance of a family's account anew after a site has sent something by itself, and once more when the chain has
 * it. What was sent on another network than the active one changes nothing that is shown.
 */
export async function followSent({ namespace, hash, caipNetworkId }: SiteTransaction): Promise<void> {
  const { signal } = instance()
  const network = networksController.state.active[namespace]
  if (!network || (caipNetworkId ?? network.caipNetworkId) !== network.caipNetworkId) return
  await readAgain(namespace)
  if (hash === undefined || !isBalanceShown()) return
  const waiter = await waiterOf(namespace)
  if (!waiter?.awaitTransaction) return
  await Promise.allSettled([waiter.awaitTransaction({ hash, network, signal })]) // a lost one cost its fee, or nothing
  if (!signal.aborted) await readAgain(namespace)
}
