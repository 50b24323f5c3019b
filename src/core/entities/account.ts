import type { CaipAddress } from '../caip.js'
import type { AccountType } from './account-types.js'

/** Connection status of one namespace (`reconnecting` while a stored connection is being restored). */
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

/** A fungible balance. `quantity` holds decimal strings; `price` and `value` are in the display currency. */
export interface TokenBalance {
  readonly name: string
  readonly symbol: string
  readonly chainId: string
  readonly address?: string
  readonly value?: number
  readonly price: number
  readonly quantity: { readonly decimals: string; readonly numeric: string }
  readonly iconUrl?: string
}

/** The wallet behind an account. */
export interface ConnectedWalletInfo {
  readonly name: string
  readonly icon?: string
  readonly rdns?: string
  readonly type?: string
}

/** The account of one namespace. */
export interface AccountState {
  readonly status: ConnectionStatus
  readonly caipAddress?: CaipAddress
  readonly address?: string
  /** All accounts of the active connection, the active one first. */
  readonly allAccounts: readonly Account[]
  /** Native balance as an exact decimal string in whole units; `undefined` while unknown. */
  readonly balance?: string
  readonly balanceSymbol?: string
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
