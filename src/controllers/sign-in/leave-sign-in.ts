import { isEmbedded, isModalVisible } from '../shell/visibility.js'
import { modalController } from '../shell/modal.js'
import { routerController } from '../shell/router.js'
import { isAnyConnected } from '../accounts/active.js'
import { forceClose } from '../connections/close.js'
import { connectionsController } from '../connections/connections.js'
import { connectorsController } from '../connections/connectors.js'
import { signInContext } from '../connections/sign-in-context.js'
import type { Signer } from './rules.js'
import { signInController } from './sign-in-state.js'

/** The dialog's opening resolves to an account that signed in, although it was connected before. */
function recordConnected({ namespace }: Signer): void {
  const connectorId = connectionsController.activeConnectorId(namespace)
  if (connectorId) connectorsController.setAttempt({ connectorId, namespace, status: 'connected' })
}

/** Ends the sign-in request: leaves its view and lets the dialog be closed again. `signedIn` is the account that did. */
export function leaveSignIn(signedIn?: Signer): void {
  signInController.setRequest(undefined)
  signInContext().locked = false
  if (signedIn && isModalVisible()) recordConnected(signedIn)
  if (!isModalVisible()) return
  const { route, state } = routerController
  if (route.view === 'ApproveTransaction' && state.history.some(({ view }) => view === 'SIWXSignMessage'))
    return routerController.resetTo(route) // what is being decided stays, and leads back to no request
  if (route.view !== 'SIWXSignMessage') return
  if (isAnyConnected() && routerController.arrive()) return
  if (isEmbedded() && !modalController.state.open)
    routerController.resetTo({ view: isAnyConnected() ? 'Account' : 'Connect', args: undefined })
  else forceClose()
}
