import type { AccountSnapshot, ConnectionsSnapshot, NetworkSnapshot, StateSnapshot } from '../types.js'
import type { AnalyticsState } from '../../controllers/shell/analytics/analytics.js'
import type { ThemeState } from '../../controllers/shell/theme.js'

/** The account on a server: none. */
export const SERVER_ACCOUNT: AccountSnapshot = {
  allAccounts: [],
  caipAddress: undefined,
  address: undefined,
  isConnected: false,
  status: 'disconnected',
  balance: undefined,
  balanceSymbol: undefined,
  accountType: undefined,
  embeddedWalletInfo: undefined,
}

/** The network on a server: none yet. */
export const SERVER_NETWORK: NetworkSnapshot = { caipNetwork: undefined, caipNetworkId: undefined, chainId: undefined }

/** The connections on a server: none. */
export const SERVER_CONNECTIONS: ConnectionsSnapshot = {
  connections: [],
  recentConnections: [],
  activeConnectorId: undefined,
}

/** The modal on a server: closed. */
export const SERVER_STATE: StateSnapshot = {
  loading: false,
  open: false,
  selectedNetworkId: undefined,
  activeChain: undefined,
  initialized: false,
}

/** The theme on a server: the visitor's preference is not known there. */
export const SERVER_THEME: ThemeState = { themeMode: 'system', themeVariables: {} }

/** The events on a server: none. */
export const SERVER_EVENTS: AnalyticsState = { timestamp: 0, data: undefined }
