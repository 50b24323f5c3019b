import type { ChainNamespace } from '../../../core/caip.js'
import { lazy } from '../../../core/lazy.js'
import type { AdapterFactory } from '../../adapter.js'

/** Namespaces whose native balances can be read. */
const READABLE: readonly ChainNamespace[] = ['eip155', 'solana']

/** Serves the namespaces without an adapter: they have no wallets in the page, and connect only over WalletConnect. */
export const RELAYED: AdapterFactory = {
  namespace: '*',
  load: (context, namespace) => {
    const reads = lazy(async () => new (await import('./reads.js')).RelayedReads(context))
    return Promise.resolve({ namespace, ...(READABLE.includes(namespace) ? { reads } : {}) })
  },
}
