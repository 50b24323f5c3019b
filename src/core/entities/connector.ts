import type { ChainNamespace } from '../caip.js'

/** How a wallet is reached. */
export type ConnectorType =
  | 'INJECTED'
  | 'ANNOUNCED'
  | 'EXTERNAL'
  | 'MULTI_CHAIN'
  | 'WALLET_CONNECT'
  | 'AUTH'
  | 'ID_AUTH'
  | 'VIEW_ONLY'

/** A wallet's announcement data. */
export interface ConnectorInfo {
  readonly uuid?: string
  readonly name?: string
  readonly icon?: string
  readonly rdns?: string
}

/** A connector to a wallet. Plain data: the provider itself stays inside the adapter. */
export interface Connector {
  readonly id: string
  readonly type: ConnectorType
  readonly name: string
  readonly chain: ChainNamespace
  readonly imageUrl?: string
  readonly imageId?: string
  readonly info?: ConnectorInfo
  readonly explorerId?: string
}

/** Id of the WalletConnect connector; one in every namespace. */
export const WALLET_CONNECT_ID = 'walletConnect'

/** Id of the connector of a view-only account; one in each namespace. */
export const VIEW_ONLY_ID = 'viewOnly'

/** Id of the connector of the Safe that the page is shown in; EVM only. */
export const SAFE_ID = 'safe'

/** Id of the connector of the embedded wallet; one in each namespace that it supports. */
export const AUTH_ID = 'AUTH'

/** Name of the embedded wallet for a site, in any language. */
export const AUTH_NAME = 'Email'
