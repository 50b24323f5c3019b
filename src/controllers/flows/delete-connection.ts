import { accountsController } from '../accounts.js'
import { connectionsController } from '../connections.js'
import { disconnect } from './disconnect.js'
import { forgetConnection } from './remember-connection.js'
import type { ConnectionTarget } from './switch-connection.js'

/** Forgets a known connection, or one address of it; the active one is disconnected first (SPEC 4). */
export async function deleteConnection({ namespace, connectorId, address }: ConnectionTarget): Promise<void> {
  const active = connectionsController.activeConnectorId(namespace) === connectorId
  const whole = !address || accountsController.account(namespace).allAccounts.length < 2
  if (active && whole) return disconnect(namespace)
  forgetConnection(namespace, connectorId, { marked: !address, address })
}
