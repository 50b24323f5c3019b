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

/** A session with a WalletConnect wallet. */
interface UniversalSession {
  readonly topic: string
  /** When it ends, in seconds since 1970. */
  readonly expiry: number
  /** What the wallet granted, by namespace; accounts are CAIP-10 ids. */
  readonly namespaces: Readonly<
    Record<
      string,
      Readonly<Record<'accounts' | 'methods' | 'events', readonly string[]>> & { readonly chains?: readonly string[] }
    >
  >
  /** The wallet. */
  readonly peer: {
    readonly metadata: Readonly<Record<'name' | 'description' | 'url', string>> & { readonly icons: readonly string[] }
  }
}

/** The WalletConnect provider: the members of the library's `UniversalProvider` that sites use; it has all of them. */
export interface UniversalProvider extends Required<Eip1193Provider> {
  /** The session, if a wallet is connected. */
  readonly session?: UniversalSession | undefined
  /** Proposes a session; the event `display_uri` reports the pairing link. */
  connect(proposal: object): Promise<unknown>
  /** Ends the session. */
  disconnect(): Promise<void>
  /** Asks the wallet, on the network with this CAIP-2 id or on the default one. */
  request(call: Parameters<Eip1193Provider['request']>[0], caipNetworkId?: string): Promise<unknown>
  /** Sets the default network, by its CAIP-2 id. */
  setDefaultChain(caipNetworkId: string): void
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
