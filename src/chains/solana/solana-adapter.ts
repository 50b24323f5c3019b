import type { AdapterFactory } from '../adapter.js'

/** The Solana family for `createWalletModal({ adapters })`: Wallet Standard wallets, loaded when a visitor shows intent. */
export const solanaAdapter = (): AdapterFactory => ({
  namespace: 'solana',
  load: async context => new (await import('./adapter.js')).SolanaAdapter(context),
})
