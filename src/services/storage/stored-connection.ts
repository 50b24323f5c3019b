import { type ChainNamespace, isCaipNetworkId, isChainNamespace } from '../../core/caip.js'
import { NAMES, connectorIdName } from './names.js'
import { type Store, store } from './store.js'

/**
 * Whether an earlier visit left a connection that may be restored. A hint only: whether it still stands is for the
 * wallet to say. First-load code, so nothing here parses with schemas.
 */
export function hasStoredConnection(from: Store = store): boolean {
  if (from.get(NAMES.connectionStatus) === 'disconnected') return false
  const namespaces = from.get(NAMES.connectedNamespaces)?.split(',') ?? []
  return namespaces.some(
    namespace => isChainNamespace(namespace.trim()) && Boolean(from.get(connectorIdName(namespace.trim()))),
  )
}

/** The CAIP-2 id of the network that was active last; `undefined` when none or an unreadable one is stored. */
export function storedNetworkId(from: Store = store): string | undefined {
  const id = from.get(NAMES.activeNetworkId)
  return isCaipNetworkId(id) ? id : undefined
}

/** The namespaces that an earlier visit left connected, each once; a hint as above. */
export function storedNamespaces(from: Store = store): readonly ChainNamespace[] {
  if (from.get(NAMES.connectionStatus) === 'disconnected') return []
  const names = from.get(NAMES.connectedNamespaces)?.split(',') ?? []
  return [...new Set(names.map(name => name.trim()))]
    .filter(isChainNamespace)
    .filter(namespace => Boolean(from.get(connectorIdName(namespace))))
}
