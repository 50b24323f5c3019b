import type { AdapterFactory } from '../adapter.js'
import { RELAYED } from '../shared/relayed/factory.js'

/** The adapter for Polkadot, for `createWalletModal({ adapters })`. Wallets connect over WalletConnect. */
export const polkadotAdapter = (): AdapterFactory => ({ namespace: 'polkadot', load: RELAYED.load })
