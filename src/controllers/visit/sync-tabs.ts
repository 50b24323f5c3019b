import { loadedAdapter } from '../../chains/loaded.js'
import type { ChainNamespace } from '../../core/caip.js'
import { WALLET_CONNECT_ID } from '../../core/entities/connector.js'
import { connectorIdKey } from '../../services/storage/connection-keys.js'
import { readStored } from '../../services/storage/read-write.js'
import { accountsController } from '../accounts/accounts.js'
import { connectionsController } from '../connections/connections.js'
import { networksController } from '../networks/networks.js'
import { optionsController } from '../shell/options.js'
import { adapterOf } from '../connections/adapter-of.js'
import { connectTask } from '../connections/attempt.js'
import { showDisconnected } from '../connections/disconnect/drop-connection.js'
import { establish } from '../connections/establish/establish.js'
import { leaveUnsupportedView } from '../connections/establish/place-network.js'
import { isInUse } from '../connections/disconnect/shared-connections.js'
import { isReplaced } from '../connections/shared-session.js'
import { recall } from '../connections/disconnect/forget-connection.js'
import { report } from '../shell/report.js'
import { restoreNetwork } from '../connections/establish/restore-network.js'
import { nextNamespace } from '../connections/select-namespace.js'
import { followSignIn } from './follow-sign-in.js'

/**
 * Syncs this tab with what another tab stored: what was disconnected there is disconnected here, what was connected
 * there is adopted silently. Nothing is written, so that two tabs never react to each other.
 */
export function syncTabs(): void {
  followSignIn()
  for (const namespace of optionsController.state.namespaces) follow(namespace)
}

function follow(namespace: ChainNamespace): void {
  const here = connectionsController.activeConnectorId(namespace)
  const there = readStored(connectorIdKey(namespace))
  recall(namespace)
  const awaited = connectionsController.state.awaited[namespace]
  if (awaited && connectionsController.stateOf(namespace, awaited) === 'disconnected')
    connectionsController.setAwaited(namespace, undefined) // the visitor disconnected it there
  if (here === there && !(here === WALLET_CONNECT_ID && isReplaced())) return
  if (here) applyDisconnect(namespace, here)
  if (!there) return
  if (accountsController.account(namespace).status !== 'connecting') return report(takeOver(namespace, there))
  connectTask.running?.catch(() => follow(namespace)) // if the attempt in this tab fails, follow the other tab
}

function applyDisconnect(namespace: ChainNamespace, connectorId: string): void {
  if (connectorId !== WALLET_CONNECT_ID || !isInUse(connectorId, namespace) || isReplaced())
    // other families still use the session, unless another tab has paired again
    loadedAdapter(namespace)?.wallets?.connector(connectorId)?.leave?.()
  connectionsController.setActive(namespace, undefined)
  accountsController.clear(namespace)
  networksController.setApproved(namespace, undefined)
  restoreNetwork(namespace)
  const next = nextNamespace([namespace])
  if (next) networksController.select(next)
  leaveUnsupportedView()
  showDisconnected()
}

async function takeOver(namespace: ChainNamespace, connectorId: string): Promise<void> {
  const isStill = (): boolean => readStored(connectorIdKey(namespace)) === connectorId // it may be disconnected meanwhile
  try {
    const adapter = await adapterOf(namespace, connectorId)
    const connector = adapter.wallets?.connector(connectorId)
    const result = await connector?.reconnect()
    if (!result || !isStill() || connectionsController.activeConnectorId(namespace)) return
    const { session } = result
    if (session && isReplaced(session))
      connector?.leave?.() // the client is in use, and still holds the former session
    else establish(namespace, result, { restored: true })
  } catch (error) {
    if (isStill()) throw error
  }
}
