import type { ChainNamespace } from '../core/caip.js'
import type { AdapterFactory } from './adapter.js'

/** Every family that can be chosen by name alone, as HTML attributes do. A new family is one line here. */
export const FAMILIES: Readonly<Partial<Record<ChainNamespace, () => Promise<AdapterFactory>>>> = {
  eip155: async () => (await import('./evm/factory.js')).evmAdapter(),
  solana: async () => (await import('./solana/index.js')).solanaAdapter(),
  bip122: async () => (await import('./bitcoin/index.js')).bitcoinAdapter(),
  polkadot: async () => (await import('./polkadot/index.js')).polkadotAdapter(),
}
