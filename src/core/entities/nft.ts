/** A collectible, as far as the history tells of it. */
export interface Nft {
  readonly name: string
  /** A preview; whether its host may be asked is decided where it is shown. */
  readonly imageUrl?: string
  readonly spam: boolean
}
