/** Names of stored values that the first load needs; `keys` holds the whole table. Wire names: WIRE 6. */
export const NAMES = {
  activeNetworkId: '@appkit/active_caip_network_id',
  connectedNamespaces: '@appkit/connected_namespaces',
  connectionStatus: '@appkit/connection_status',
  emailLoginUsed: '@appkit-wallet/EMAIL_LOGIN_USED_KEY',
  deepLinkChoice: 'WALLETCONNECT_DEEPLINK_CHOICE',
} as const

/** Name of the connected connector's id in one namespace. */
export const connectorIdName = (namespace: string): string => `@appkit/${namespace}:connected_connector_id`

/** Name of the network that was chosen in one namespace while no wallet was connected there. */
export const chosenNetworkName = (namespace: string): string => `@appkit/${namespace}:chosen_caip_network_id`

/** Name of the id of one namespace's stored connector whose wallet did not appear on the last visit. */
export const missingWalletName = (namespace: string): string => `@appkit/${namespace}:missing_wallet`

/** Whether a stored value is one of ours. */
export const isOurName = (name: string): boolean =>
  name.startsWith('@appkit/') || name.startsWith('@appkit-wallet/') || name === NAMES.deepLinkChoice
