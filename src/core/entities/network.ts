import type { CaipNetworkId, ChainNamespace } from '../caip.js'
import type { TokenInput } from './token.js'

/** A chain's own currency. */
export interface NativeCurrency {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** A network as a site hands it in: a viem chain as it is, or one of `wallet-modal/networks`. */
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
  /** Contracts as viem's chains name them; of these, `ensUniversalResolver` says where names are registered. */
  readonly contracts?: Readonly<Record<string, unknown>> | undefined
  /** Tokens that are read from the chain where no service lists what an account holds. */
  readonly tokens?: readonly TokenInput[] | undefined
}

/** A network as the product uses it. `rpcUrls.default` is what is called, `chainDefault` the chain's own list. */
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
  /** Set on the placeholder that stands for a network the site does not list. */
  readonly unsupported?: boolean
}
