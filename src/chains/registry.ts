import type { ChainNamespace } from '../core/caip.js'
import type { AdapterFactory } from './adapter.js'

/** Every family that can be chosen by name alone, as HTML attributes do. A new family is one line here. */
export const FAMILIES: Readonly<Partial<Record<ChainNamespace, () => Promise<AdapterFactory>>>> = {
  eip155: async () => (await import('./evm/index.js')).evmAdapter(),
}
