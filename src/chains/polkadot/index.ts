import type { AdapterFactory } from '../adapter.js'
import { RELAYED } from '../shared/relayed/factory.js'

/** The Polkadot family for `createWalletModal({ adapters })`: wallets over WalletConnect. */
export const polkadotAdapter = (): AdapterFactory => ({ namespace: 'polkadot', load: RELAYED.load })
