import type { CaipAddress, CaipNetworkId } from '../../core/caip.js'
import { Controller } from '../../core/controller.js'
import type { SwapToken } from '../../core/entities/swap.js'

/** The tokens that the service lists for a network. */
export interface SwapTokenList {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  readonly items: readonly SwapToken[]
}

/** A token that the visitor added by its contract, with the balance of one account on one network. */
export interface NamedSwapToken extends SwapToken {
  readonly owner: CaipAddress
}

/** The known swappable tokens. */
export interface SwapTokensState {
  readonly lists: Readonly<Partial<Record<CaipNetworkId, SwapTokenList>>>
  /** Tokens that the service does not list and the visitor added by their contract. */
  readonly named: readonly NamedSwapToken[]
  /** Prices in US dollars by the token's account id. */
  readonly prices: Readonly<Record<string, number>>
}

const NO_TOKENS: SwapTokenList = Object.freeze({ status: 'idle', items: Object.freeze([]) })

/** Holds the swappable tokens. */
export class SwapTokensController extends Controller<SwapTokensState> {
  constructor() {
    super({ lists: {}, named: [], prices: {} })
  }

  /** The list of a network. */
  list(caipNetworkId: CaipNetworkId): SwapTokenList {
    return this.state.lists[caipNetworkId] ?? NO_TOKENS
  }

  /** Sets the list of a network. */
  setList(caipNetworkId: CaipNetworkId, patch: Partial<SwapTokenList>): void {
    const list = { ...this.list(caipNetworkId), ...patch }
    this.set({ lists: { ...this.state.lists, [caipNetworkId]: list } })
  }

  /** Adds a token of the visitor's, or renews its balance. */
  name(token: NamedSwapToken): void {
    const others = this.state.named.filter(
      ({ address, chainId }) => address !== token.address || chainId !== token.chainId,
    )
    this.set({ named: [token, ...others] })
  }

  /** Sets the price of a token. */
  setPrice(id: string, price: number): void {
    this.set({ prices: { ...this.state.prices, [id]: price } })
  }
}

/** The page's swappable tokens. */
export const swapTokensController = new SwapTokensController()

/** The key of a price: the network, and the contract, if any. */
export const swapPriceId = (caipNetworkId: CaipNetworkId, address: string | undefined): string =>
  `${caipNetworkId}:${address?.toLowerCase() ?? ''}`
