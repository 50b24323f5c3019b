import type { CaipNetworkId } from '../caip.js'

/** A fungible token that an account holds on one network; its amount is exact until it is shown. */
export interface Token {
  readonly chainId: CaipNetworkId
  /** Contract or mint, as its chain writes it; the chain's own coin has none. */
  readonly address?: string
  readonly name: string
  readonly symbol: string
  /** 0 to 36. */
  readonly decimals: number
  /** In base units. */
  readonly amount: bigint
  /** Of one whole token, in US dollars; 0 while unknown. */
  readonly price: number
  /** Of all of it, in US dollars; 0 while unknown. */
  readonly value: number
  readonly iconUrl?: string
}

/** A token that a site names for one of its networks, to be shown where no service lists what an account holds. */
export interface TokenInput {
  readonly address: string
  /** A picture of the token. */
  readonly image?: string | undefined
}

/** What a chain says of a token that a site named. */
export interface TokenHolding {
  readonly address: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** In base units. */
  readonly amount: bigint
}
