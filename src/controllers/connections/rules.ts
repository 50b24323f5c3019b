import { isSameAddress } from '../../core/address.js'
import type { ChainNamespace } from '../../core/caip.js'
import type { Account } from '../../core/entities/account.js'
import { AUTH_ID, SAFE_ID, VIEW_ONLY_ID } from '../../core/entities/connector.js'
import type { Connection, ConnectionState } from '../../core/entities/connection.js'

/** Connector ids are compared ignoring case (SPEC 4). */
export const isSameId = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** Whether a connector is that of the surrounding Safe; a wallet of another family may be called the same. */
export const isSafe = (namespace: ChainNamespace, connectorId: string): boolean =>
  namespace === 'eip155' && connectorId === SAFE_ID

/** The status of a connection in a namespace (SPEC 4), given the active connector and the disconnected ones. */
export function connectionState(
  connectorId: string,
  active: string | undefined,
  ended: readonly string[],
): ConnectionState {
  if (active !== undefined && isSameId(active, connectorId)) return 'connected'
  return ended.some(id => isSameId(id, connectorId)) ? 'disconnected' : 'active'
}

/**
 * Connectors whose accounts are replaced and never merged: the email/social wallet (SPEC 4), the surrounding Safe, and
 * view-only accounts.
 */
const isReplaced = (namespace: ChainNamespace, connectorId: string): boolean =>
  [AUTH_ID, 'ID_AUTH', VIEW_ONLY_ID].includes(connectorId) || isSafe(namespace, connectorId)

/** The accounts of both lists, each address once; later data of an address takes precedence. */
export function mergeAccounts(
  namespace: ChainNamespace,
  known: readonly Account[],
  added: readonly Account[],
): readonly Account[] {
  const merged: Account[] = []
  for (const account of [...known, ...added]) {
    const index = merged.findIndex(other => isSameAddress(namespace, other.address, account.address))
    if (index < 0) merged.push(account)
    else merged[index] = { ...merged[index], ...account }
  }
  return merged
}

/** Adds a connection, or merges its accounts into the same connector's (SPEC 4). */
export function addConnection(
  namespace: ChainNamespace,
  connections: readonly Connection[],
  added: Connection,
): readonly Connection[] {
  const known = connections.find(({ connectorId }) => isSameId(connectorId, added.connectorId))
  if (!known) return [...connections, { ...added, accounts: mergeAccounts(namespace, [], added.accounts) }]
  const accounts = isReplaced(namespace, added.connectorId)
    ? added.accounts
    : mergeAccounts(namespace, known.accounts, added.accounts)
  return connections.map(connection => (connection === known ? { ...known, ...added, accounts } : connection))
}

/** Removes the mark. */
export const removeDisconnectedId = (ids: readonly string[], id: string): readonly string[] =>
  ids.filter(known => !isSameId(known, id))
