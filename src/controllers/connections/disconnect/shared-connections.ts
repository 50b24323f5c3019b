import type { ChainNamespace } from '../../../core/caip.js'
import { AUTH_ID, WALLET_CONNECT_ID } from '../../../core/entities/connector.js'
import { connectorIdKey } from '../../../services/storage/connection-keys.js'
import { readStored } from '../../../services/storage/read-write.js'
import { optionsController } from '../../shell/options.js'
import { connectionsController } from '../connections.js'
import { dropConnection } from './drop-connection.js'
import { forgetActive } from './forget-connection.js'

/** A session over WalletConnect, or a login, is one for all its namespaces. */
export const isShared = (connectorId: string | undefined): boolean =>
  connectorId === WALLET_CONNECT_ID || connectorId === AUTH_ID

/** Whether the connection of a namespace is also in use in another: connected, being restored, or in another tab. */
export const isInUse = (connectorId: string, namespace: ChainNamespace): boolean =>
  isShared(connectorId) &&
  optionsController.state.namespaces.some(
    other =>
      other !== namespace &&
      (connectionsController.activeConnectorId(other) === connectorId ||
        readStored(connectorIdKey(other)) === connectorId),
  )

/**
 * A shared connection was ended in a namespace: it has also ended where it is in the background, and where another tab
 * has it but this one does not yet. Namespaces where it is connected are left to the caller.
 */
export function endElsewhere(connectorId: string, namespace: ChainNamespace): void {
  for (const other of optionsController.state.namespaces) {
    const active = connectionsController.activeConnectorId(other)
    if (other === namespace || active === connectorId) continue
    if (!active && readStored(connectorIdKey(other)) === connectorId) forgetActive(other, connectorId)
    const background = connectionsController.inState(other, 'active')
    if (background.some(known => known.connectorId === connectorId))
      dropConnection(other, connectorId, { marked: true })
  }
}
