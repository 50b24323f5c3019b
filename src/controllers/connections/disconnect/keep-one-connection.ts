import { loadedAdapter } from '../../../chains/loaded.js'
import type { ChainNamespace } from '../../../core/caip.js'
import { AUTH_ID } from '../../../core/entities/connector.js'
import { connectionsController } from '../connections.js'
import { features } from '../../shell/features.js'
import { forgetConnection } from './forget-connection.js'
import { report } from '../../shell/report.js'

/** A login spans all its namespaces: it stays while another uses it. */
const isShared = (connectorId: string): boolean =>
  connectorId === AUTH_ID && Object.values(connectionsController.state.active).includes(AUTH_ID)

/**
 * On a site with one wallet at a time, the newly connected one replaces all others of its namespace: connected ones are
 * disconnected as best effort, and none is remembered (SPEC 6).
 */
export function keepOneConnection(namespace: ChainNamespace): void {
  if (features.get().multiWallet) return
  for (const { connectorId } of connectionsController.list(namespace)) {
    const state = connectionsController.stateOf(namespace, connectorId)
    if (state === 'connected') continue
    const wallets = state === 'active' && !isShared(connectorId) ? loadedAdapter(namespace)?.wallets : undefined
    const connector = wallets?.connector(connectorId)
    if (connector) report(connector.disconnect(), { shown: true })
    forgetConnection(namespace, connectorId, { marked: false })
  }
}
