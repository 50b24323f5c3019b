import { loadedAdapter } from '../../../chains/loaded.js'
import type { ChainNamespace } from '../../../core/caip.js'
import { connectionsController } from '../connections.js'
import { features } from '../../shell/features.js'
import { forgetConnection } from './forget-connection.js'
import { report } from '../../shell/report.js'
import { recordEnded } from './record-ended.js'
import { endElsewhere, isInUse, isShared } from './shared-connections.js'

/**
 * On a site with one wallet at a time, the newly connected one replaces all others of its namespace: connected ones are
 * disconnected as best effort, and none is remembered (SPEC 6). A session or login that another namespace uses stays.
 */
export function keepOneConnection(namespace: ChainNamespace): void {
  if (features.get().multiWallet) return
  for (const { connectorId } of connectionsController.list(namespace)) {
    const state = connectionsController.stateOf(namespace, connectorId)
    if (state === 'connected') continue
    const ends = state === 'active' && !isInUse(connectorId, namespace)
    const connector = ends ? loadedAdapter(namespace)?.wallets?.connector(connectorId) : undefined
    if (connector) report(connector.disconnect(), { shown: true })
    if (ends) recordEnded(namespace, connectorId)
    forgetConnection(namespace, connectorId, { marked: false })
    if (ends && isShared(connectorId)) endElsewhere(connectorId, namespace)
  }
}
