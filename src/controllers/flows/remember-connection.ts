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
import { networksController } from '../networks.js'

/** Notes a living connection in memory and in storage, merged with what is there (SPEC 4). */
export function rememberConnection(namespace: ChainNamespace, connection: Connection): void {
  const { icon: _announced, ...stored } = connection // a picture comes anew with each announcement, it is never stored
  const known = connectionsController.list(namespace)
  connectionsController.setConnections(namespace, addConnection(namespace, known, connection))
  connectionsController.setActive(namespace, connection.connectorId)
  const { ended } = connectionsController.state
  connectionsController.setEnded(namespace, removeDisconnectedId(ended[namespace] ?? [], connection.connectorId))
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
  const { activeNamespace } = networksController.state // a family that is restored in the background stays there
  writeStored(KEYS.activeNamespace, activeNamespace ?? namespace)
}

/** Takes what is stored of a namespace's connections into memory. */
export function recall(namespace: ChainNamespace): void {
  connectionsController.setConnections(namespace, readStored(KEYS.connections)[namespace] ?? [])
  connectionsController.setEnded(namespace, readStored(KEYS.disconnectedConnectorIds)[namespace] ?? [])
}

/** Notes the network that a namespace is on: with its connection, and as the page's when the namespace is the active one. */
export function rememberNetwork({ caipNetworkId, chainNamespace: namespace }: CaipNetwork): void {
  const connectorId = connectionsController.activeConnectorId(namespace)
  const note = (list: readonly Connection[] = []): readonly Connection[] =>
    list.map(known => (known.connectorId === connectorId ? { ...known, caipNetworkId } : known))
  if (connectorId) updateStored(KEYS.connections, stored => ({ ...stored, [namespace]: note(stored[namespace]) }))
  if (namespace !== networksController.state.activeNamespace) return
  writeStored(KEYS.activeNetworkId, caipNetworkId)
  writeStored(KEYS.activeNamespace, namespace)
}

/**
 * Notes that a connection is only a memory from now on (SPEC 4). With `marked`, the visitor asked for it: that is
 * stored, and the connector is not restored by itself.
 */
export function endConnection(
  namespace: ChainNamespace,
  connectorId: string,
  { marked }: { readonly marked: boolean },
): void {
  const add = (ids: readonly string[] = []): readonly string[] => addDisconnectedId(ids, connectorId)
  connectionsController.setEnded(namespace, add(connectionsController.state.ended[namespace]))
  if (marked)
    updateStored(KEYS.disconnectedConnectorIds, stored => ({ ...stored, [namespace]: add(stored[namespace]) }))
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
  if (marked) endConnection(namespace, connectorId, { marked })
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
