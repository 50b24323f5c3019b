import type { CaipNetworkId } from '../caip.js'
import type { Nft } from './token.js'

/** The status of a transaction; `unknown` if it was lost on its way and may have been executed all the same. */
export type TransactionStatus = 'confirmed' | 'failed' | 'pending' | 'unknown'

/** The direction of a movement, seen from the account. */
export type TransferDirection = 'in' | 'out' | 'self'

/** One movement of a token or an NFT within a transaction. */
export interface Transfer {
  readonly direction: TransferDirection
  /** An exact decimal string in whole units; absent for an NFT. */
  readonly quantity?: string
  /** The value in US dollars, if known. */
  readonly value?: number
  readonly token?: { readonly name?: string; readonly symbol?: string; readonly iconUrl?: string }
  readonly nft?: Nft
  /** How many copies of the NFT moved; 1 if absent. */
  readonly copies?: number
}

/** A transaction in the history of an account. */
export interface Transaction {
  readonly id: string
  readonly hash?: string
  /**
   * What it does, such as `send`, `receive` or `approve`. This is not a closed set: unknown operations are passed on
   * unchanged.
   */
  readonly operation: string
  readonly status: TransactionStatus
  /** When it was mined, in ms since 1970; absent if unknown. */
  readonly minedAt?: number
  /** The CAIP-2 id of its network. */
  readonly chain?: CaipNetworkId
  readonly sentFrom?: string
  readonly sentTo?: string
  /** The name of the application that requested it. */
  readonly application?: string
  readonly transfers: readonly Transfer[]
}

/** Why an entry is suspicious: it moved nothing, or its counterparty imitates a known address. */
export type TransactionWarning = 'zeroValue' | 'lookAlike'

/** A transaction as the list of transactions shows it. */
export interface ActivityEntry extends Transaction {
  /** The counterparty, if there is one. */
  readonly counterparty?: string
  /** Why it is suspicious, if it is. */
  readonly warning?: TransactionWarning
}
