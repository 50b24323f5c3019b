import type { CaipNetworkId } from '../caip.js'
import type { Account } from './account.js'

/** A connector with its accounts (SPEC 3), as kept in memory and in storage. */
export interface Connection {
  readonly connectorId: string
  readonly name?: string
  readonly icon?: string
  readonly accounts: readonly Account[]
  readonly caipNetworkId?: CaipNetworkId
  readonly auth?: { readonly name: string; readonly username?: string }
}

/** Where a connection stands (SPEC 4): the active connector's, another known one's, or only a memory. */
export type ConnectionState = 'connected' | 'active' | 'disconnected'
