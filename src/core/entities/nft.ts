/** A collectible, as far as known from the history. */
export interface Nft {
  readonly name: string
  /** A preview; whether its host is allowed is decided where it is shown. */
  readonly imageUrl?: string
  readonly spam: boolean
}
