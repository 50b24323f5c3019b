import { getWalletModal } from '../../client.js'
import { CHAIN_NAMESPACES, type ChainNamespace } from '../../core/caip.js'
import { connectionsSnapshot, liveConnections } from '../connections-snapshot.js'

/** What `useDisconnect` returns; always the same object. */
export interface UseDisconnect {
  /**
   * Disconnects one connector by its `id`, the active wallet of one namespace, or every wallet; a background connection
   * disconnected by its `id` is also forgotten. Rejects with `DisconnectError`, `DisconnectChainsError` or
   * `NotCreatedError`.
   */
  readonly disconnect: (options?: DisconnectOptions) => Promise<void>
}

/** What to disconnect; everything by default. */
export interface DisconnectOptions {
  /** Id of a connector. */
  readonly id?: string | undefined
  readonly namespace?: ChainNamespace | undefined
}

/** The namespaces in which a connector has a live connection. */
const namespacesOf = (id: string): readonly ChainNamespace[] =>
  CHAIN_NAMESPACES.filter(namespace => liveConnections.get()[namespace]?.some(({ connectorId }) => connectorId === id))

async function disconnectOne(id: string, namespace: ChainNamespace): Promise<void> {
  const modal = getWalletModal()
  if (connectionsSnapshot(namespace).get().activeConnectorId === id) return modal.disconnect(namespace)
  return modal.deleteConnection({ namespace, connectorId: id })
}

async function disconnect({ id, namespace }: DisconnectOptions = {}): Promise<void> {
  if (id === undefined) return getWalletModal().disconnect(namespace)
  for (const target of namespace ? [namespace] : namespacesOf(id)) await disconnectOne(id, target)
}

/** What `useDisconnect` returns. */
export const disconnectActions: UseDisconnect = { disconnect }
