import type { ChainNamespace } from '../caip.js'
import type { BitcoinProvider } from './bitcoin-provider.js'
import type { SolanaProvider } from './solana-provider.js'

/** An EIP-1193 provider of a wallet. What the wallet returns is passed on unchecked. */
export interface Eip1193Provider {
  request(call: {
    readonly method: string
    readonly params?: readonly unknown[] | Readonly<Record<string, unknown>>
  }): Promise<unknown>
  /** Absent in wallets without events. */
  on?(event: string, listener: (...values: never[]) => void): unknown
  removeListener?(event: string, listener: (...values: never[]) => void): unknown
}

/** The provider types that the families' adapters return. */
interface KnownProviders {
  readonly eip155: Eip1193Provider
  readonly solana: SolanaProvider
  readonly bip122: BitcoinProvider
}

/** The type of the provider in a namespace; `unknown` if no standard defines it. */
export type ProviderOf<N extends ChainNamespace> = N extends keyof KnownProviders ? KnownProviders[N] : unknown

/** The provider of each connected namespace. */
export type ProvidersSnapshot = { readonly [N in ChainNamespace]?: ProviderOf<N> | undefined }
