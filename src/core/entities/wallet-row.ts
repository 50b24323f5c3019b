import type { ConnectorGroup } from '../features.js'
import type { Connector } from './connector.js'
import type { Wallet } from './wallet.js'

/** One row of a wallet list: a wallet of the catalogue, a connector, or both merged. */
export interface WalletRow {
  /** A stable key: the catalogue id or, without one, the connector id. */
  readonly id: string
  readonly name: string
  readonly group: ConnectorGroup
  /** The reverse-DNS id of the wallet. */
  readonly rdns?: string
  /** The wallet's data from the catalogue or from the site. */
  readonly wallet?: Wallet
  /** The connectors behind the row, one per namespace. */
  readonly connectors: readonly Connector[]
  /** Whether the wallet is installed in this browser. */
  readonly installed: boolean
  /** Whether the visitor has used the wallet recently. */
  readonly recent: boolean
  /** Why the row is shown and what was merged into it, for `explainWallet`. */
  readonly reasons: readonly string[]
}
