import type { ChainNamespace } from '../../core/caip.js'
import { WALLET_CONNECT_ID } from '../../core/entities/connector.js'
import { Task } from '../../core/task.js'
import { adapterFor } from '../connections/adapters.js'
import { connectionsController } from '../connections/connections.js'
import { connectedNamespaces } from '../connections/select-namespace.js'

const check = new Task()

/**
 * Asks the page's connected wallets, without a prompt, for changes whose events the page may have missed, and applies
 * them. A wallet that does not answer is left unchanged. A call during a check joins it.
 */
export function recheckWallets(): Promise<void> {
  return check.join(async signal => {
    await Promise.allSettled(connectedNamespaces().map(namespace => recheck(namespace, signal)))
  })
}

async function recheck(namespace: ChainNamespace, signal: AbortSignal): Promise<void> {
  const connectorId = connectionsController.activeConnectorId(namespace)
  if (!connectorId || connectorId === WALLET_CONNECT_ID) return // the relay delivers what a session missed
  const { wallets } = await adapterFor(namespace)
  if (!signal.aborted) await wallets?.connector(connectorId)?.recheck?.()
}
