import type { CaipAddress } from '../caip.js'
import type { AccountType } from './account-types.js'

/** The connection status of a namespace; `reconnecting` while a stored connection is being restored. */
export type ConnectionStatus = 'disconnected' | 'connecting' | 'connected' | 'reconnecting'

/** Tabs of the Account view, in order. */
export const ACCOUNT_TABS = ['tokens', 'nfts', 'activity'] as const

/** A tab of the Account view. */
export type AccountTab = (typeof ACCOUNT_TABS)[number]

/** One address of a connection. */
export interface Account {
  readonly address: string
  readonly type?: AccountType
  readonly publicKey?: string
  /** The BIP-32 path of its key. */
  readonly path?: string
}

/** The embedded wallet's user. */
export interface EmbeddedUser {
  readonly email?: string | null
  readonly userName?: string
  readonly accounts?: readonly Account[]
}

/** The user of an embedded wallet account. */
export interface EmbeddedFacts {
  readonly user: EmbeddedUser
  /** Whether the smart account has been deployed; absent for every other type of account. */
  readonly smartAccountDeployed?: boolean
  /** The provider of a social login. */
  readonly socialProvider?: string
}

/** The balance of a token, or of the native coin. */
export interface TokenBalance {
  readonly name: string
  readonly symbol: string
  /** The CAIP-2 id of its network. */
  readonly chainId: string
  /** Contract or mint; absent for the native coin. */
  readonly address?: string
  /** The value of the balance, in US dollars. */
  readonly value?: number
  /** The price of one whole token, in US dollars; 0 while unknown. */
  readonly price: number
  /**
   * `numeric` is the balance as an exact decimal string in whole units, `decimals` the number of decimals of the token.
   */
  readonly quantity: { readonly decimals: string; readonly numeric: string }
  readonly iconUrl?: string
}

/** The wallet to which an account belongs. */
export interface ConnectedWalletInfo {
  readonly name: string
  /** The URL of its icon. */
  readonly icon?: string
  /** Its reverse-DNS id. */
  readonly rdns?: string
  /** The type of the connector that it is connected through, such as `ANNOUNCED`. */
  readonly type?: string
}

/** The account of a namespace. */
export interface AccountState {
  readonly status: ConnectionStatus
  readonly caipAddress?: CaipAddress
  readonly address?: string
  /** All accounts of the active connection, the active one first. */
  readonly allAccounts: readonly Account[]
  /** The native balance as an exact decimal string in whole units (ether, not wei); `undefined` while unknown. */
  readonly balance?: string
  readonly balanceSymbol?: string
  /** `ready` without a `balance`: nothing can read one in this family. */
  readonly balanceStatus: 'idle' | 'loading' | 'ready' | 'failed'
  readonly profileName?: string
  readonly profileImage?: string
  readonly user?: EmbeddedUser
  readonly tokenBalance: readonly TokenBalance[]
  readonly smartAccountDeployed?: boolean
  readonly currentTab: AccountTab
  readonly addressExplorerUrl?: string
  readonly connectedWalletInfo?: ConnectedWalletInfo
  readonly preferredAccountType?: AccountType
  readonly socialProvider?: string
  readonly addressLabels: Readonly<Record<string, string>>
}
