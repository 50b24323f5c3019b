import type { CaipNetworkId } from '../caip.js'
import type { Nft } from './token.js'

/** The status of a transaction. */
export type TransactionStatus = 'confirmed' | 'failed' | 'pending'

/** The direction of a movement, seen from the account. */
export type TransferDirection = 'in' | 'out' | 'self'

/** One movement of a token or an NFT within a transaction. */
export interface Transfer {
  readonly direction: TransferDirection
  /** An exact decimal string in whole units; absent for an NFT. */
  readonly quantity?: string
  /** In US dollars, where known. */
  readonly value?: number
  readonly token?: { readonly name?: string; readonly symbol?: string; readonly iconUrl?: string }
  readonly nft?: Nft
}

/** An entry of the activity list. */
export interface Transaction {
  readonly id: string
  readonly hash?: string
  /** An open set, such as `send`, `receive`, `approve`; unknown ones are shown unchanged. */
  readonly operation: string
  readonly status: TransactionStatus
  /** When it was mined, in ms since 1970; absent if unknown. */
  readonly minedAt?: number
  readonly chain?: CaipNetworkId
  readonly sentFrom?: string
  readonly sentTo?: string
  /** The name of the application behind it. */
  readonly application?: string
  readonly transfers: readonly Transfer[]
}

/** Why an entry is suspicious: it moved nothing, or its counterparty imitates a known address. */
export type TransactionWarning = 'zeroValue' | 'lookAlike'

/** An entry as the list shows it. */
export interface ActivityEntry extends Transaction {
  /** The counterparty, if there is one. */
  readonly counterparty?: string
  readonly warning?: TransactionWarning
}
