import type { CaipNetworkId, ChainNamespace } from '../caip.js'
import type { Account } from './account.js'

/** The account that the visitor chose, and the wallet's first account at that time. */
export interface AccountChoice {
  readonly address: string
  /** The address of the account that the wallet returned first. */
  readonly over: string
}

/** A connection to a wallet, with its accounts; also stored between visits. */
export interface Connection {
  readonly connectorId: string
  readonly name?: string
  /** The URL of the wallet's icon. */
  readonly icon?: string
  readonly accounts: readonly Account[]
  readonly caipNetworkId?: CaipNetworkId
  /**
   * The account that the visitor chose on the page; it applies as long as the first account that the wallet returns is
   * `over`.
   */
  readonly choice?: AccountChoice
  /** The login, if it is the embedded wallet. */
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
