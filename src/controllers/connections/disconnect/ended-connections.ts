import { isSameAddress } from '../../../core/address.js'
import type { ChainNamespace } from '../../../core/caip.js'
import type { Connection } from '../../../core/entities/connection.js'
import { isSameId } from '../rules.js'

/** Removes one account, and the connection with its last account; without an address the whole connection (SPEC 4). */
export function removeConnection(
  namespace: ChainNamespace,
  connections: readonly Connection[],
  connectorId: string,
  address?: string,
): readonly Connection[] {
  return connections.flatMap(connection => {
    if (!isSameId(connection.connectorId, connectorId)) return [connection]
    const accounts = address ? connection.accounts.filter(a => !isSameAddress(namespace, a.address, address)) : []
    return accounts.length ? [{ ...connection, accounts }] : []
  })
}

/** Marks a connector as disconnected, once, ignoring case (SPEC 4). */
export const addDisconnectedId = (ids: readonly string[], id: string): readonly string[] =>
  ids.some(known => isSameId(known, id)) ? ids : [...ids, id]
