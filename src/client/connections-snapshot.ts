import { connectionReader } from '../core/connection-reader.js'
import { networksController } from '../controllers/networks/networks.js'
import type { ChainNamespace } from '../core/caip.js'
import type { Connection, ConnectionState } from '../core/entities/connection.js'
import { computed } from '../core/signal.js'
import { snapshotByNamespace } from './snapshots.js'
import type { ConnectionsByNamespace, ConnectionsSnapshot } from './types.js'

/** The connections of a namespace, or of the active one. */
export const connectionsSnapshot = snapshotByNamespace((namespace): ConnectionsSnapshot => {
  const target = namespace ?? networksController.state.activeNamespace
  const all = connectionReader.get()
  const of = (...states: readonly ConnectionState[]): readonly Connection[] =>
    Object.freeze((target && all?.inState(target, ...states)) || [])
  return {
    connections: of('connected', 'active'),
    recentConnections: of('disconnected'),
    activeConnectorId: all?.activeConnectorId(target),
  }
})

/** The live connections of every namespace, the active one first. */
export const liveConnections = computed((): ConnectionsByNamespace => {
  const all = connectionReader.get()
  const namespaces = Object.keys(all?.state.connections ?? {}) as ChainNamespace[] // the keys its type names
  return Object.fromEntries(namespaces.map(name => [name, all?.inState(name, 'connected', 'active')]))
})
