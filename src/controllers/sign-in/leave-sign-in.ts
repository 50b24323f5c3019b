import { isEmbedded, isModalVisible } from '../shell/visibility.js'
import { modalController } from '../shell/modal.js'
import { routerController } from '../shell/router.js'
import { isAnyConnected } from '../accounts/active.js'
import { forceClose } from '../connections/close.js'
import { signInContext } from '../connections/sign-in-context.js'
import { signInController } from './sign-in-state.js'

/** Ends the sign-in request: leaves its view and lets the dialog be closed again. */
export function leaveSignIn(): void {
  signInController.setRequest(undefined)
  signInContext().locked = false
  if (!isModalVisible() || routerController.route.view !== 'SIWXSignMessage') return
  if (isAnyConnected() && routerController.arrive()) return
  if (isEmbedded() && !modalController.state.open)
    routerController.resetTo({ view: isAnyConnected() ? 'Account' : 'Connect', args: undefined })
  else forceClose()
}
