import type { CaipNetworkId, ChainNamespace } from '../caip.js'
import type { Account } from './account.js'

/** An account that was chosen, and the one that the wallet gave first. */
export interface AccountChoice {
  readonly address: string
  readonly over: string
}

/** A connector with its accounts, as kept in memory and in storage. */
export interface Connection {
  readonly connectorId: string
  readonly name?: string
  readonly icon?: string
  readonly accounts: readonly Account[]
  readonly caipNetworkId?: CaipNetworkId
  /** The account that the visitor chose on the page; it counts for as long as the wallet's own first one is `over`. */
  readonly choice?: AccountChoice
  readonly auth?: { readonly name: string; readonly username?: string }
}

/** Where a connection stands: the active connector's, another known one's, or only a memory. */
export type ConnectionState = 'connected' | 'active' | 'disconnected'

/** A connection, and one of its addresses if not the first. */
export interface ConnectionTarget {
  readonly namespace: ChainNamespace
  readonly connectorId: string
  readonly address?: string
}
