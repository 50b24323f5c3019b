import type { AdapterFactory } from '../adapter.js'

/**
 * The EVM family for `createWalletModal({ adapters })`: wallets in raw EIP-1193, loaded when a visitor shows intent. Apart
 * from the clients beside it, which need viem: a site chooses by name what has no need of it.
 */
export const evmAdapter = (): AdapterFactory => ({
  namespace: 'eip155',
  load: async context => new (await import('./adapter.js')).EvmAdapter(context),
})
