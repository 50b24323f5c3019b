import type { CaipNetworkId, ChainNamespace } from '../caip.js'
import type { Account } from './account.js'

/** A chosen account, and the one that the wallet returned first. */
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
  /** The account that the visitor chose on the page; it applies as long as the wallet's own first account is `over`. */
  readonly choice?: AccountChoice
  readonly auth?: { readonly name: string; readonly username?: string }
}

/** The status of a connection: of the active connector, of another connected one, or only remembered. */
export type ConnectionState = 'connected' | 'active' | 'disconnected'

/** A connection, and one of its addresses if not the first. */
export interface ConnectionTarget {
  readonly namespace: ChainNamespace
  readonly connectorId: string
  readonly address?: string
}
