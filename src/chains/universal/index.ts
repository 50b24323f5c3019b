import type { AdapterFactory } from '../adapter.js'
import { RELAYED } from '../shared/relayed/factory.js'

/**
 * The adapter for all networks of the site that no other adapter serves, for `createWalletModal({ adapters })`. Wallets
 * connect over WalletConnect. A site without any adapter uses this one.
 */
export const universalAdapter = (): AdapterFactory => RELAYED
