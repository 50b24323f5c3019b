import type { CaipAddress, CaipNetworkId, ChainNamespace } from '../core/caip.js'
import type { AccountState, ConnectionStatus } from '../core/entities/account.js'
import type { AccountType } from '../core/entities/account-types.js'
import type { Connection } from '../core/entities/connection.js'
import type { CaipNetwork } from '../core/entities/network.js'

/** The fields that an account has in any status. */
export interface AccountFacts {
  /** All addresses of the active connection, the active one first. */
  readonly allAccounts: AccountState['allAccounts']
  /**
   * The native balance as an exact decimal string in whole units (ether, not wei). It is no more than 30 s old while the
   * page is visible and shows it: while a button shows it, or a page that follows the account reads this field each time.
   */
  readonly balance: string | undefined
  /** The symbol of the native coin, such as `ETH`. */
  readonly balanceSymbol: string | undefined
  /** The preferred account type. */
  readonly accountType: AccountType | undefined
  /** The login, if the account belongs to the embedded wallet. */
  readonly embeddedWalletInfo: EmbeddedWalletInfo | undefined
}

/** The account of a namespace with a connected wallet. */
export interface ConnectedAccount extends AccountFacts {
  readonly status: 'connected'
  readonly isConnected: true
  readonly address: string
  /** The CAIP-10 account id: the CAIP-2 id of the network and the address. */
  readonly caipAddress: CaipAddress
}

/** The account of a namespace without a connected wallet. */
export interface UnconnectedAccount extends AccountFacts {
  readonly status: Exclude<ConnectionStatus, 'connected'>
  readonly isConnected: false
  readonly address: undefined
  readonly caipAddress: undefined
}

/** The account of a namespace. `status` and `isConnected` tell whether it has an address, and narrow its type. */
export type AccountSnapshot = ConnectedAccount | UnconnectedAccount

/** The login to which an account of the embedded wallet belongs. */
export interface EmbeddedWalletInfo {
  readonly user: {
    readonly email: string | undefined
    readonly username: string | undefined
    readonly accounts: AccountState['allAccounts']
  }
  /** How the visitor logged in: `email`, or the social provider. */
  readonly authProvider: string
  readonly accountType: AccountType | undefined
  /** Whether the smart account has been deployed. */
  readonly isSmartAccountDeployed: boolean
}

/** The active network of a namespace. */
export interface NetworkSnapshot {
  readonly caipNetwork: CaipNetwork | undefined
  /** The CAIP-2 id, such as `eip155:1`. */
  readonly caipNetworkId: CaipNetworkId | undefined
  /** The chain's own id: a number for EVM, a string for other families. */
  readonly chainId: string | number | undefined
}

/** The state of the modal. */
export interface StateSnapshot {
  /** Whether the buttons show their loading state. */
  readonly loading: boolean
  /** Whether the modal is open. */
  readonly open: boolean
  /** The CAIP-2 id of the active network. */
  readonly selectedNetworkId: CaipNetworkId | undefined
  /** The active namespace. */
  readonly activeChain: ChainNamespace | undefined
  /** Whether the connections of the last visit have been restored or have failed to restore. */
  readonly initialized: boolean
}

/** The connections of a namespace. */
export interface ConnectionsSnapshot {
  /** The live connections, the active one first. */
  readonly connections: readonly Connection[]
  /** The disconnected connections, which `switchConnection` can reconnect. */
  readonly recentConnections: readonly Connection[]
  readonly activeConnectorId: string | undefined
}
