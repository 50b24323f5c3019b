import type { ChainNamespace } from '../../../core/caip.js'
import type { Connection } from '../../../core/entities/connection.js'
import type { CaipNetwork } from '../../../core/entities/network.js'
import { type AccountType, type AccountTypes, preferredAccountType } from '../../../core/entities/account-types.js'
import { addConnection, removeDisconnectedId } from '../rules.js'
import {
  chosenNetworkKey,
  CONNECTION_KEYS,
  connectorIdKey,
  missingWalletKey,
} from '../../../services/storage/connection-keys.js'
import { readStored, removeStored, updateStored, writeStored } from '../../../services/storage/read-write.js'
import { connectionsController } from '../connections.js'
import { networksController } from '../../networks/networks.js'
import { optionsController } from '../../shell/options.js'

/** Records a live connection in memory and in storage, merged with existing data (SPEC 4). */
export function rememberConnection(namespace: ChainNamespace, connection: Connection): void {
  const { icon: _announced, ...stored } = connection // a picture arrives with each announcement and is never stored
  const known = connectionsController.list(namespace)
  connectionsController.setConnections(namespace, addConnection(namespace, known, connection))
  connectionsController.setActive(namespace, connection.connectorId)
  const { ended } = connectionsController.state
  connectionsController.setEnded(namespace, removeDisconnectedId(ended[namespace] ?? [], connection.connectorId))
  writeStored(connectorIdKey(namespace), connection.connectorId)
  removeStored(chosenNetworkKey(namespace))
  removeStored(missingWalletKey(namespace))
  updateStored(CONNECTION_KEYS.connections, all => ({
    ...all,
    [namespace]: addConnection(namespace, all[namespace] ?? [], stored),
  }))
  updateStored(CONNECTION_KEYS.connectedNamespaces, stored => [...new Set([...stored, namespace])])
  updateStored(CONNECTION_KEYS.disconnectedConnectorIds, stored => ({
    ...stored,
    [namespace]: removeDisconnectedId(stored[namespace] ?? [], connection.connectorId),
  }))
  writeStored(CONNECTION_KEYS.connectionStatus, 'connected')
  const { activeNamespace } = networksController.state // a family restored in the background stays there
  writeStored(CONNECTION_KEYS.activeNamespace, activeNamespace ?? namespace)
}

/** Stores a namespace's network: with its connection, and as the page's if the namespace is active. */
export function rememberNetwork({ caipNetworkId, chainNamespace: namespace }: CaipNetwork): void {
  const connectorId = connectionsController.activeConnectorId(namespace)
  const withNetwork = (list: readonly Connection[] = []): readonly Connection[] =>
    list.map(known => (known.connectorId === connectorId ? { ...known, caipNetworkId } : known))
  if (connectorId)
    updateStored(CONNECTION_KEYS.connections, stored => ({ ...stored, [namespace]: withNetwork(stored[namespace]) }))
  if (namespace !== networksController.state.activeNamespace) return
  writeStored(CONNECTION_KEYS.activeNetworkId, caipNetworkId)
  writeStored(CONNECTION_KEYS.activeNamespace, namespace)
}

/** The account types the visitor chose earlier. */
export const storedAccountTypes = (): AccountTypes => readStored(CONNECTION_KEYS.preferredAccountTypes)

/** The account type that a namespace uses first: the visitor's choice, else the site's, else SPEC's. */
export const preferredType = (namespace: ChainNamespace): AccountType =>
  preferredAccountType(namespace, storedAccountTypes(), optionsController.state.options.defaultAccountTypes ?? {})
