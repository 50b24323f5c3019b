import { hasChecksum } from '../../../core/address.js'
import type { ChainNamespace } from '../../../core/caip.js'
import { instance } from '../../../core/instance.js'
import type { Connection } from '../../../core/entities/connection.js'
import { addDisconnectedId, removeConnection } from './ended-connections.js'
import { CONNECTION_KEYS, connectorIdKey } from '../../../services/storage/connection-keys.js'
import { readStored, removeStored, updateStored, writeStored } from '../../../services/storage/read-write.js'
import { report } from '../../shell/report.js'
import { connectionsController } from '../connections.js'

/** Loads the stored connections of a namespace into memory. */
export function recall(namespace: ChainNamespace): void {
  const stored = readStored(CONNECTION_KEYS.connections)[namespace] ?? []
  connectionsController.setConnections(namespace, stored)
  connectionsController.setEnded(namespace, readStored(CONNECTION_KEYS.disconnectedConnectorIds)[namespace] ?? [])
  const lacks = stored.some(({ accounts }) => accounts.some(({ address }) => !hasChecksum(address)))
  if (namespace === 'eip155' && lacks) report(writeChecksums())
}

/** Rows stored with a wallet's own address casing get the EIP-55 checksum. */
async function writeChecksums(): Promise<void> {
  const life = instance().signal
  const { toChecksum } = await import('../../../core/chain/checksum.js')
  if (life.aborted) return
  const written = connectionsController.list('eip155').map(connection => ({
    ...connection,
    accounts: connection.accounts.map(account => ({ ...account, address: toChecksum(account.address) })),
  }))
  connectionsController.setConnections('eip155', written)
}

/**
 * Marks a connection as only remembered (SPEC 4). With `marked`, the visitor requested it: this is stored, and the
 * connector is not restored automatically.
 */
export function endConnection(
  namespace: ChainNamespace,
  connectorId: string,
  { marked }: { readonly marked: boolean },
): void {
  const add = (ids: readonly string[] = []): readonly string[] => addDisconnectedId(ids, connectorId)
  connectionsController.setEnded(namespace, add(connectionsController.state.ended[namespace]))
  if (marked)
    updateStored(CONNECTION_KEYS.disconnectedConnectorIds, stored => ({
      ...stored,
      [namespace]: add(stored[namespace]),
    }))
}

/**
 * Removes a connection from memory and storage. With `marked`, the visitor requested it: the connector is marked as
 * disconnected and is not restored automatically (SPEC 4).
 */
export function forgetConnection(
  namespace: ChainNamespace,
  connectorId: string,
  { marked, address }: { readonly marked: boolean; readonly address?: string | undefined },
): void {
  const without = (list: readonly Connection[] = []): readonly Connection[] =>
    removeConnection(namespace, list, connectorId, address)
  connectionsController.setConnections(namespace, without(connectionsController.list(namespace)))
  updateStored(CONNECTION_KEYS.connections, stored => ({ ...stored, [namespace]: without(stored[namespace]) }))
  if (marked) endConnection(namespace, connectorId, { marked })
}

/** Clears the active connector of a namespace, unless another tab has switched from `connectorId` to another. */
export function forgetActive(namespace: ChainNamespace, connectorId?: string): void {
  connectionsController.setActive(namespace, undefined)
  const stored = readStored(connectorIdKey(namespace))
  if (connectorId && stored && stored !== connectorId) return
  removeStored(connectorIdKey(namespace))
  const left = updateStored(CONNECTION_KEYS.connectedNamespaces, stored => stored.filter(known => known !== namespace))
  if (!left.length) writeStored(CONNECTION_KEYS.connectionStatus, 'disconnected')
}
