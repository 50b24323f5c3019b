import { getWalletModal } from '../../client.js'
import { CHAIN_NAMESPACES, type ChainNamespace } from '../../core/caip.js'
import { connectionsSnapshot, liveConnections } from '../connections-snapshot.js'
import { changeConnection } from './change-connection.js'

/** The result of `useDisconnect`; always the same object. */
export interface UseDisconnect {
  /**
   * Disconnects the connector with an `id`, the active wallet of a `namespace`, or, by default, every wallet. A
   * background connection that is disconnected by its `id` is also forgotten; that needs the `multiWallet` feature.
   * Rejects with `DisconnectError`, `DisconnectChainsError`, `MultiWalletOffError` or `NotCreatedError`.
   */
  readonly disconnect: (options?: DisconnectOptions) => Promise<void>
}

/** What to disconnect; by default, everything. */
export interface DisconnectOptions {
  /** The id of a connector. */
  readonly id?: string | undefined
  /** The namespace to disconnect; with `id`, only the connector's connection there. */
  readonly namespace?: ChainNamespace | undefined
}

/** The namespaces in which a connector has a live connection. */
const namespacesOf = (id: string): readonly ChainNamespace[] =>
  CHAIN_NAMESPACES.filter(namespace => liveConnections.get()[namespace]?.some(({ connectorId }) => connectorId === id))

async function disconnectOne(id: string, namespace: ChainNamespace): Promise<void> {
  if (connectionsSnapshot(namespace).get().activeConnectorId === id) return getWalletModal().disconnect(namespace)
  await changeConnection('deleteConnection', { connectorId: id }, namespace)
}

async function disconnect({ id, namespace }: DisconnectOptions = {}): Promise<void> {
  if (id === undefined) return getWalletModal().disconnect(namespace)
  if (namespace) return disconnectOne(id, namespace)
  for (const target of namespacesOf(id)) {
    // a session ends in all its families with the first
    if (namespacesOf(id).includes(target)) await disconnectOne(id, target)
  }
}

/** What `useDisconnect` returns. */
export const disconnectActions: UseDisconnect = { disconnect }
