import type { ChainNamespace } from '../caip.js'
import type { BitcoinProvider } from './bitcoin-provider.js'
import type { SolanaProvider } from './solana-provider.js'

/** What an EIP-1193 wallet object can do, as the standard has it; answers are the wallet's and come unchecked. */
export interface Eip1193Provider {
  request(call: {
    readonly method: string
    readonly params?: readonly unknown[] | Readonly<Record<string, unknown>>
  }): Promise<unknown>
  /** Absent in wallets that tell of nothing. */
  on?(event: string, listener: (...news: never[]) => void): unknown
  removeListener?(event: string, listener: (...news: never[]) => void): unknown
}

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
