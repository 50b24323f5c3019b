import { isEmbedded, isLive } from '../shell/live.js'
import { modalController } from '../shell/modal.js'
import { routerController } from '../shell/router.js'
import { isAnyConnected } from '../accounts/active.js'
import { forceClose } from '../connections/close.js'
import { signInController } from './sign-in-state.js'

/** Ends the request for a sign-in: the modal may close again, and leaves the view. */
export function leaveSignIn(): void {
  signInController.ask(undefined)
  modalController.lock(false)
  if (!isLive() || routerController.route.view !== 'SIWXSignMessage') return
  if (isEmbedded()) routerController.resetTo({ view: isAnyConnected() ? 'Account' : 'Connect', args: undefined })
  else forceClose()
}
