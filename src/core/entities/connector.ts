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

/** The data with which a wallet announces itself (EIP-6963). */
export interface ConnectorInfo {
  readonly uuid?: string
  readonly name?: string
  /** The URL of its icon. */
  readonly icon?: string
  /** Its reverse-DNS id. */
  readonly rdns?: string
}

/** A way to reach a wallet. This is plain data, without the provider. */
export interface Connector {
  readonly id: string
  readonly type: ConnectorType
  readonly name: string
  /** The namespace that it connects. */
  readonly chain: ChainNamespace
  readonly imageUrl?: string
  /** The id of its picture in the catalogue. */
  readonly imageId?: string
  readonly info?: ConnectorInfo
  /** The catalogue id of the wallet. */
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
