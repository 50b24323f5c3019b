import type { CaipNetworkId, ChainNamespace } from '../caip.js'
import type { TokenInput } from './token.js'

/** A chain's native currency. */
export interface NativeCurrency {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** A network as a site passes it: an unmodified viem chain, or one from `wallet-modal/networks`. */
export interface NetworkInput {
  readonly id: string | number
  readonly name: string
  readonly nativeCurrency: NativeCurrency
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } }
  readonly blockExplorers?: { readonly default: { readonly name: string; readonly url: string } } | undefined
  readonly testnet?: boolean | undefined
  readonly chainNamespace?: ChainNamespace | undefined
  readonly caipNetworkId?: CaipNetworkId | undefined
  readonly assets?: { readonly imageId?: string | undefined; readonly imageUrl?: string | undefined } | undefined
  /** Contracts, named as in viem's chains; `ensUniversalResolver` is used to resolve names. */
  readonly contracts?: Readonly<Record<string, unknown>> | undefined
  /** Tokens that are read from the chain if no service lists what an account holds. */
  readonly tokens?: readonly TokenInput[] | undefined
}

/** A network in its internal form. `rpcUrls.default` is what is called, `chainDefault` the chain's own list. */
export interface CaipNetwork {
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
  /** Set on the placeholder for a network that the site does not list. */
  readonly unsupported?: boolean
}
