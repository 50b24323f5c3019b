import type { CaipAddress, CaipNetworkId, ChainNamespace } from '../core/caip.js'
import type { AccountState, ConnectionStatus } from '../core/entities/account.js'
import type { AccountType } from '../core/entities/account-types.js'
import type { Connection } from '../core/entities/connection.js'
import type { CaipNetwork } from '../core/entities/network.js'

/** The fields of an account in any status. */
export interface AccountFacts {
  /** All addresses of the active connection, the active one first. */
  readonly allAccounts: AccountState['allAccounts']
  /** In whole units, as last read; a button that shows it, or `useWalletModalBalance()`, keeps it fresh. */
  readonly balance: string | undefined
  readonly balanceSymbol: string | undefined
  readonly accountType: AccountType | undefined
  /** Who logged in, if the account belongs to the embedded wallet. */
  readonly embeddedWalletInfo: EmbeddedWalletInfo | undefined
}

/** The account of a namespace with a connected wallet. */
export interface ConnectedAccount extends AccountFacts {
  readonly status: 'connected'
  readonly isConnected: true
  readonly address: string
  readonly caipAddress: CaipAddress
}

/** The account of a namespace without a connected wallet. */
export interface UnconnectedAccount extends AccountFacts {
  readonly status: Exclude<ConnectionStatus, 'connected'>
  readonly isConnected: false
  readonly address: undefined
  readonly caipAddress: undefined
}

/** The account of a namespace as sites see it; `status` and `isConnected` say whether there is an address. */
export type AccountSnapshot = ConnectedAccount | UnconnectedAccount

/** The login behind an account of the embedded wallet, as sites see it. */
export interface EmbeddedWalletInfo {
  readonly user: {
    readonly email: string | undefined
    readonly username: string | undefined
    readonly accounts: AccountState['allAccounts']
  }
  /** How the visitor logged in. */
  readonly authProvider: string
  readonly accountType: AccountType | undefined
  /** Whether the smart account has been deployed. */
  readonly isSmartAccountDeployed: boolean
}

/** The network of a namespace as sites see it. */
export interface NetworkSnapshot {
  readonly caipNetwork: CaipNetwork | undefined
  readonly caipNetworkId: CaipNetworkId | undefined
  readonly chainId: string | number | undefined
}

/** The state of the modal as sites see it. */
export interface StateSnapshot {
  readonly loading: boolean
  readonly open: boolean
  readonly selectedNetworkId: CaipNetworkId | undefined
  readonly activeChain: ChainNamespace | undefined
  readonly initialized: boolean
}

/** The connections of a namespace as sites see them. */
export interface ConnectionsSnapshot {
  /** Live connections, the active one first. */
  readonly connections: readonly Connection[]
  /** Disconnected ones, which `switchConnection` can reconnect. */
  readonly recentConnections: readonly Connection[]
  readonly activeConnectorId: string | undefined
}
