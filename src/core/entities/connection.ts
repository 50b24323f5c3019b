import type { CaipNetworkId, ChainNamespace } from '../caip.js'
import type { Account } from './account.js'

/** A connector with its accounts, as kept in memory and in storage. */
export interface Connection {
  readonly connectorId: string
  readonly name?: string
  readonly icon?: string
  readonly accounts: readonly Account[]
  readonly caipNetworkId?: CaipNetworkId
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
