import type { CaipNetworkId, ChainNamespace } from '../caip.js'
import type { TokenInput } from './token.js'

/** A chain's native currency. */
export interface NativeCurrency {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** A network that a site passes in: an unmodified viem chain, or one from `wallet-modal/networks`. */
export interface NetworkInput {
  readonly id: string | number
  readonly name: string
  readonly nativeCurrency: NativeCurrency
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } }
  readonly blockExplorers?: { readonly default: { readonly name: string; readonly url: string } } | undefined
  readonly testnet?: boolean | undefined
  /** Default: that of `caipNetworkId` or of a CAIP-2 `id`, else `eip155`. */
  readonly chainNamespace?: ChainNamespace | undefined
  readonly caipNetworkId?: CaipNetworkId | undefined
  readonly assets?: { readonly imageId?: string | undefined; readonly imageUrl?: string | undefined } | undefined
  /** Contracts, named as in viem's chains, whose clients use them; `ensUniversalResolver` is used to resolve names. */
  readonly contracts?: Readonly<Record<string, unknown>> | undefined
  /** Tokens whose balances are read from the chain if no service lists an account's tokens. */
  readonly tokens?: readonly TokenInput[] | undefined
}

/**
 * A network in the form in which the modal returns it. `rpcUrls.default` has the endpoints in use, those of
 * `customRpcUrls` first; `rpcUrls.chainDefault` has only those of the network itself.
 */
export interface CaipNetwork {
  /** The chain's own id: a number for EVM, a string for other families. */
  readonly id: string | number
  readonly name: string
  readonly caipNetworkId: CaipNetworkId
  readonly chainNamespace: ChainNamespace
  readonly nativeCurrency: NativeCurrency
  readonly rpcUrls: {
    readonly default: { readonly http: readonly string[] }
    readonly chainDefault: { readonly http: readonly string[] }
  }
  readonly blockExplorers?: { readonly default: { readonly name: string; readonly url: string } }
  readonly testnet?: boolean
  readonly assets?: { readonly imageId?: string; readonly imageUrl?: string }
  /** Contracts, as the site passed them. */
  readonly contracts?: Readonly<Record<string, unknown>>
  /** Whether this is a placeholder for a network that the site does not list. */
  readonly unsupported?: boolean
}
