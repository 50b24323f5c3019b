import { AUTH_ID, WALLET_CONNECT_ID } from '../../core/entities/connector.js'
import { connectionsController } from '../connections/connections.js'
import { connectorsController } from '../connections/connectors.js'
import { connectAndFinish } from '../connect/connect.js'
import { isConsentMissing } from '../shell/legal.js'
import { modalController } from '../shell/modal.js'
import { navigate } from '../shell/navigate.js'
import { report } from '../shell/report.js'
import { routerController } from '../shell/router.js'
import type { ConnectionTarget } from '../../core/entities/connection.js'
import { restoreSilently, socialOf, switchConnection } from './switch-connection.js'

/**
 * A known connection was chosen (SPEC 4): a live one is switched to; a remembered one runs its connect flow again, in
 * its own view, which shows a failure. Call it only while the modal's content is visible.
 *
 * @throws as `connect` does, without such a view
 */
export async function resumeConnection(target: ConnectionTarget): Promise<void> {
  const { namespace, connectorId, address } = target
  if (connectorId === WALLET_CONNECT_ID) return resumeSession(target)
  if (connectionsController.stateOf(namespace, connectorId) !== 'disconnected') return switchConnection(target)
  const connector = connectorsController.find(connectorId, namespace)
  const provider = socialOf(target)
  if (provider) modalController.offer(namespace)
  if (provider === 'farcaster') return navigate({ view: 'ConnectingFarcaster', args: undefined })
  if (provider) return navigate({ view: 'ConnectingSocial', args: { provider } })
  if (connector && connectorId !== AUTH_ID) {
    navigate({ view: 'ConnectingExternal', args: { connectorId, namespace, address } })
    if (isConsentMissing()) return // the view asks for it first
    return report(connectAndFinish(connectorId, namespace, address), { shown: true })
  }
  await connectAndFinish(connectorId, namespace, address)
}

/** Switches to a WalletConnect session; without one, shows the code for another. */
async function resumeSession(target: ConnectionTarget): Promise<void> {
  const { route } = routerController
  if (await restoreSilently(target)) return switchConnection(target)
  if (routerController.route !== route) return // the visitor has left
  modalController.offer(target.namespace)
  navigate({ view: 'ConnectingWalletConnect', args: {} })
}
