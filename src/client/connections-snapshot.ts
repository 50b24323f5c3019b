import { connectionsController } from '../controllers/connections.js'
import { networksController } from '../controllers/networks.js'
import type { ChainNamespace } from '../core/caip.js'
import type { Connection, ConnectionState } from '../core/entities/connection.js'
import { computed } from '../core/signal.js'
import { byNamespace } from './snapshots.js'
import type { AccountsByNamespace, ConnectionsSnapshot } from './types.js'

/** The connections of a namespace, or of the active one. */
export const connectionsSnapshot = byNamespace((namespace): ConnectionsSnapshot => {
  const target = namespace ?? networksController.state.activeNamespace
  const of = (...states: readonly ConnectionState[]): readonly Connection[] =>
    Object.freeze(target ? connectionsController.inState(target, ...states) : [])
  return {
    connections: of('connected', 'active'),
    recentConnections: of('disconnected'),
    activeConnectorId: connectionsController.activeConnectorId(target),
  }
})

/** The connections of every namespace that stand, the active one first. */
export const livingConnections = computed((): AccountsByNamespace => {
  const namespaces = Object.keys(connectionsController.state.connections) as ChainNamespace[] // the keys its type names
  return Object.fromEntries(namespaces.map(name => [name, connectionsController.inState(name, 'connected', 'active')]))
})
