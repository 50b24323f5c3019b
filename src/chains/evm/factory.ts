import type { AdapterFactory } from '../adapter.js'

// In a file of its own, so that a site can import it without the clients, which need viem.

/**
 * The adapter for EVM chains, for `createWalletModal({ adapters })`: passes on each wallet's EIP-1193 provider. Its
 * code is loaded when a visitor shows intent.
 */
export const evmAdapter = (): AdapterFactory => ({
  namespace: 'eip155',
  load: async context => new (await import('./adapter.js')).EvmAdapter(context),
})
