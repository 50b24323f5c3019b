import type { ChainNamespace } from '../../core/caip.js'
import type { Connection } from '../../core/entities/connection.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import type { AccountTypes } from '../../core/rules/account-types.js'
import {
  addConnection,
  addDisconnectedId,
  removeConnection,
  removeDisconnectedId,
} from '../../core/rules/connections.js'
import { KEYS, connectorIdKey } from '../../services/storage/keys.js'
import { readStored, removeStored, updateStored, writeStored } from '../../services/storage/read-write.js'
import { connectionsController } from '../connections.js'

/** Notes a living connection in memory and in storage, merged with what is there (SPEC 4). */
export function rememberConnection(namespace: ChainNamespace, connection: Connection): void {
  const { icon: _announced, ...stored } = connection // a picture comes anew with each announcement, it is never stored
  const known = connectionsController.list(namespace)
  connectionsController.setConnections(namespace, addConnection(namespace, known, connection))
  connectionsController.setActive(namespace, connection.connectorId)
  writeStored(connectorIdKey(namespace), connection.connectorId)
  updateStored(KEYS.connections, all => ({
    ...all,
    [namespace]: addConnection(namespace, all[namespace] ?? [], stored),
  }))
  updateStored(KEYS.connectedNamespaces, stored => [...new Set([...stored, namespace])])
  updateStored(KEYS.disconnectedConnectorIds, stored => ({
    ...stored,
    [namespace]: removeDisconnectedId(stored[namespace] ?? [], connection.connectorId),
  }))
  writeStored(KEYS.connectionStatus, 'connected')
  writeStored(KEYS.activeNamespace, namespace)
}

/** Notes the network that was switched to. */
export function rememberNetwork(network: CaipNetwork): void {
  writeStored(KEYS.activeNetworkId, network.caipNetworkId)
  writeStored(KEYS.activeNamespace, network.chainNamespace)
}

/**
 * Takes a connection out of memory and storage. With `marked`, the visitor asked for it: the connector is noted as
 * disconnected and is not restored by itself (SPEC 4).
 */
export function forgetConnection(
  namespace: ChainNamespace,
  connectorId: string,
  { marked, address }: { readonly marked: boolean; readonly address?: string | undefined },
): void {
  const without = (list: readonly Connection[] = []): readonly Connection[] =>
    removeConnection(namespace, list, connectorId, address)
  connectionsController.setConnections(namespace, without(connectionsController.list(namespace)))
  updateStored(KEYS.connections, stored => ({ ...stored, [namespace]: without(stored[namespace]) }))
  if (marked)
    updateStored(KEYS.disconnectedConnectorIds, stored => ({
      ...stored,
      [namespace]: addDisconnectedId(stored[namespace] ?? [], connectorId),
    }))
}

/** Notes that no connector is the active one of a namespace any more. */
export function forgetActive(namespace: ChainNamespace): void {
  connectionsController.setActive(namespace, undefined)
  removeStored(connectorIdKey(namespace))
  const left = updateStored(KEYS.connectedNamespaces, stored => stored.filter(known => known !== namespace))
  if (!left.length) writeStored(KEYS.connectionStatus, 'disconnected')
}

/** The account types the visitor chose earlier. */
export const storedAccountTypes = (): AccountTypes => readStored(KEYS.preferredAccountTypes)
