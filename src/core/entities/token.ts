import type { CaipNetworkId } from '../caip.js'

/** A fungible token that an account holds on one network; its amount is exact until displayed. */
export interface Token {
  readonly chainId: CaipNetworkId
  /** Contract or mint, in its chain's format; absent for the native coin. */
  readonly address?: string
  readonly name: string
  readonly symbol: string
  /** 0 to 36. */
  readonly decimals: number
  /** In base units. */
  readonly amount: bigint
  /** Price of one whole token, in US dollars; 0 while unknown. */
  readonly price: number
  /** Value of the whole balance, in US dollars; 0 while unknown. */
  readonly value: number
  readonly iconUrl?: string
}

/** A token that a site lists for one of its networks, shown if no service lists what an account holds. */
export interface TokenInput {
  readonly address: string
  /** A picture of the token. */
  readonly image?: string | undefined
}

/** The on-chain data of a token that a site listed. */
export interface TokenHolding {
  readonly address: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** In base units. */
  readonly amount: bigint
}

/** A collectible, as far as known from the history. */
export interface Nft {
  readonly name: string
  /** A preview; whether its host is allowed is decided where it is shown. */
  readonly imageUrl?: string
  readonly spam: boolean
}
