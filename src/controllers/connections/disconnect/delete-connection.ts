import { accountsController } from '../../accounts/accounts.js'
import { connectionsController } from '../connections.js'
import { askToDisconnect } from './ask-to-disconnect.js'
import { disconnect } from './disconnect.js'
import { forgetConnection } from './forget-connection.js'
import { recordEnded } from './record-ended.js'
import { endElsewhere, isInUse, isShared } from './shared-connections.js'
import { report } from '../../shell/report.js'
import type { ConnectionTarget } from '../../../core/entities/connection.js'

/**
 * Forgets a known connection, or one of its addresses; a live one is disconnected first (SPEC 4).
 *
 * @throws {DisconnectError} the active wallet failed to disconnect; it is forgotten anyway
 */
export async function deleteConnection({ namespace, connectorId, address }: ConnectionTarget): Promise<void> {
  const state = connectionsController.stateOf(namespace, connectorId)
  const active = state === 'connected'
  const known = connectionsController.list(namespace).find(connection => connection.connectorId === connectorId)
  const accounts = active ? accountsController.account(namespace).allAccounts : (known?.accounts ?? [])
  const whole = !address || accounts.length < 2
  const forget = (): void => forgetConnection(namespace, connectorId, { marked: !address, address })
  if (!active || !whole) {
    if (state === 'active' && whole) disconnectInBackground(namespace, connectorId)
    return forget()
  }
  try {
    await disconnect(namespace)
  } finally {
    forget()
  }
}

/**
 * Disconnects a background wallet as best effort; it is forgotten in any case. A session or login that another
 * namespace uses stays.
 */
function disconnectInBackground(namespace: ConnectionTarget['namespace'], connectorId: string): void {
  recordEnded(namespace, connectorId)
  if (isInUse(connectorId, namespace)) return
  report(askToDisconnect(namespace, connectorId), { shown: true })
  if (isShared(connectorId)) endElsewhere(connectorId, namespace)
}
