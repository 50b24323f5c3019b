import type { ChainNamespace } from '../../core/caip.js'
import { loadBalance } from '../connections/load-balance.js'
import { loadTokens } from './load-tokens.js'
import { loadTransactions } from '../activity/load-transactions.js'

/**
 * Reads an account's holdings and activity again after a change, whatever is under way. Settles once every source has
 * answered; failures show in their own list, and never reject.
 *
 * @param changed plain addresses of the tokens that changed
 */
export async function refresh(namespace: ChainNamespace, changed: readonly string[] = []): Promise<void> {
  await Promise.allSettled([
    loadBalance(namespace, { force: true }),
    loadTokens(namespace, { force: true, anew: true, changed }),
    loadTransactions(namespace, { force: true, anew: true }),
  ])
}
