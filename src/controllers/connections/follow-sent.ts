import { loadedAdapter } from '../../chains/loaded.js'
import { instance } from '../../core/instance.js'
import { isPageVisible } from '../../core/platform/navigation.js'
import { isBalanceShown } from '../accounts/balance-viewers.js'
import { networksController } from '../networks/networks.js'
import { loadBalance } from './load-balance.js'

const HASH = /^0x[\da-f]{64}$/i

/** Reads the balance anew, whatever is known of it, where the visitor can see it. */
async function readAgain(): Promise<void> {
  if (isPageVisible() && isBalanceShown()) await loadBalance('eip155', { force: true })
}

/**
 * Reads the balance of the EVM account anew after a site has sent something by itself, and once more when the chain has it.
 *
 * @param answer what the wallet answered: the hash, where it is a transaction
 */
export async function followSent(answer: unknown): Promise<void> {
  const { signal } = instance()
  const network = networksController.state.active['eip155']
  await readAgain()
  if (!network || typeof answer !== 'string' || !HASH.test(answer) || !isBalanceShown()) return
  const transfers = await loadedAdapter('eip155')?.transfers?.()
  await Promise.allSettled([transfers?.awaitTransaction({ hash: answer, network, signal })]) // a lost one cost its fee, or nothing
  if (!signal.aborted) await readAgain()
}
