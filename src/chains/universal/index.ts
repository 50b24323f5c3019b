import type { AdapterFactory } from '../adapter.js'
import { RELAYED } from '../shared/relayed/factory.js'

/**
 * Wallets over WalletConnect for every network of the site that no other adapter serves, for
 * `createWalletModal({ adapters })`. A site without any adapter has this one.
 */
export const universalAdapter = (): AdapterFactory => RELAYED
