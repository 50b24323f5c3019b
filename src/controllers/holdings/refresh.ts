import type { ChainNamespace } from '../../core/caip.js'
import { loadBalance } from '../connections/load-balance.js'
import { loadTokens } from './load-tokens.js'
import { loadTransactions } from '../activity/load-transactions.js'

/**
 * Reads what an account holds and did again, after something changed it. Settles once every source has answered; what
 * failed shows in its own list, and never rejects.
 *
 * @param changed plain addresses of the tokens that changed
 */
export async function refresh(namespace: ChainNamespace, changed: readonly string[] = []): Promise<void> {
  await Promise.allSettled([
    loadBalance(namespace, { force: true }),
    loadTokens(namespace, { force: true, changed }),
    loadTransactions(namespace, { force: true }),
  ])
}
