import type { ChainNamespace } from '../caip.js'
import type { BitcoinProvider } from './bitcoin-provider.js'
import type { Eip1193Provider } from './eip1193-provider.js'
import type { SolanaProvider } from './solana-provider.js'

/** What the adapters of the families give as a connected wallet's provider. */
interface KnownProviders {
  readonly eip155: Eip1193Provider
  readonly solana: SolanaProvider
  readonly bip122: BitcoinProvider
}

/** The provider of a connected wallet by its namespace; `unknown` where no standard says what it can do. */
export type ProviderOf<N extends ChainNamespace> = N extends keyof KnownProviders ? KnownProviders[N] : unknown

/** The raw provider of every connected namespace. */
export type ProvidersSnapshot = { readonly [N in ChainNamespace]?: ProviderOf<N> | undefined }
