import { connectionsController } from '../controllers/connections.js'
import { networksController } from '../controllers/networks.js'
import { byNamespace } from './snapshots.js'
import type { ConnectionsSnapshot } from './types.js'

/** The connections of a namespace, or of the active one. */
export const connectionsSnapshot = byNamespace((namespace): ConnectionsSnapshot => {
  const target = namespace ?? networksController.state.activeNamespace
  return {
    connections: (target && connectionsController.state.connections[target]) ?? NONE,
    activeConnectorId: connectionsController.activeConnectorId(target),
  }
})

const NONE: readonly never[] = []
