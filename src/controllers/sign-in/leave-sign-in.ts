import { isEmbedded, isLive } from '../shell/live.js'
import { routerController } from '../shell/router.js'
import { isAnyConnected } from '../accounts/active.js'
import { forceClose } from '../connections/close.js'
import { signInNotes } from '../connections/sign-in-notes.js'
import { signInController } from './sign-in-state.js'

/** Ends the request for a sign-in: the modal may close again, and leaves the view. */
export function leaveSignIn(): void {
  signInController.ask(undefined)
  signInNotes().locked = false
  if (!isLive() || routerController.route.view !== 'SIWXSignMessage') return
  if (isAnyConnected() && routerController.arrive()) return
  if (isEmbedded()) routerController.resetTo({ view: isAnyConnected() ? 'Account' : 'Connect', args: undefined })
  else forceClose()
}
