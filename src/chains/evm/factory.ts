import type { AdapterFactory } from '../adapter.js'

/**
 * The EVM family for `createWalletModal({ adapters })`: wallets in raw EIP-1193, loaded when a visitor shows intent.
 * Separate from the clients next to it, which need viem, so that a site can import only what does not.
 */
export const evmAdapter = (): AdapterFactory => ({
  namespace: 'eip155',
  load: async context => new (await import('./adapter.js')).EvmAdapter(context),
})
