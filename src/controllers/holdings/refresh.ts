import type { ChainNamespace } from '../../core/caip.js'
import { loadBalance } from '../connections/load-balance.js'
import { loadTokens } from './load-tokens.js'
import { loadTransactions } from '../activity/load-transactions.js'

/**
 * Reads an account's holdings and activity again after a change, and restarts what is under way. Settles once every source
 * has answered; never rejects: a failure shows in the list that it concerns, whose rows stay.
 *
 * @param changed plain addresses of the tokens that changed
 */
export async function refresh(namespace: ChainNamespace, changed: readonly string[] = []): Promise<void> {
  await Promise.allSettled([
    loadBalance(namespace, { force: true }),
    loadTokens(namespace, { force: true, restart: true, changed }),
    loadTransactions(namespace, { force: true, restart: true, quiet: true }),
  ])
}
