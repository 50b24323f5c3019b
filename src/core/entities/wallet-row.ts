import type { ConnectorGroup } from '../features.js'
import type { Connector } from './connector.js'
import type { Wallet } from './wallet.js'

/** One row of a wallet list: a wallet of the catalogue, a connector, or both merged. */
export interface WalletRow {
  /** Stable key: the catalogue id, else the connector id. */
  readonly id: string
  readonly name: string
  readonly group: ConnectorGroup
  readonly rdns?: string
  readonly wallet?: Wallet
  /** The connectors behind the row, one per namespace. */
  readonly connectors: readonly Connector[]
  readonly installed: boolean
  readonly recent: boolean
  /** Why the row is shown and what was merged into it, for `explainWallet`. */
  readonly reasons: readonly string[]
}
