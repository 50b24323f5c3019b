import { loadedAdapter } from '../../../chains/loaded.js'
import type { ChainNamespace } from '../../../core/caip.js'
import { AUTH_ID } from '../../../core/entities/connector.js'
import { connectionsController } from '../connections.js'
import { features } from '../../shell/features.js'
import { forgetConnection } from './forget-connection.js'
import { report } from '../../shell/report.js'

/** A login is one for all its namespaces: it goes on while another uses it. */
const isShared = (connectorId: string): boolean =>
  connectorId === AUTH_ID && Object.values(connectionsController.state.active).includes(AUTH_ID)

/**
 * Where a site has one wallet at a time, the one that connected takes the place of all others of its namespace: those
 * that are connected are disconnected as best effort, and none is remembered (SPEC 6).
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
