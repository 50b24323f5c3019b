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

/** A token that a site lists for one of its networks. It is shown if no service lists an account's tokens. */
export interface TokenInput {
  /** Contract or mint. */
  readonly address: string
  /** The URL of its picture. */
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

/** An NFT, as far as an account's history describes it. */
export interface Nft {
  readonly name: string
  /** The URL of a preview. It may be on any host: check the host before you load it. */
  readonly imageUrl?: string
  /** Whether the service considers it spam. */
  readonly spam: boolean
}

/** An NFT of an account. */
export interface HeldNft extends Nft {
  /** How many that look the same the account has, as far as its history is known. */
  readonly copies: number
}
