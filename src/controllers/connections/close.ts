import { canClose, restingView } from '../shell/routing.js'
import { isEmbedded } from '../shell/visibility.js'
import { connectorsController } from './connectors.js'
import { activeNetwork, isAnyConnected } from '../accounts/active.js'
import { modalController } from '../shell/modal.js'
import { networksController } from '../networks/networks.js'
import { routerController } from '../shell/router.js'
import { requiresSupportedNetwork } from '../networks/requires-supported-network.js'
import { connectTask } from './attempt.js'
import { rejectOpenRequests } from './open-requests.js'
import { settleOutcome } from './outcome.js'
import { signInContext } from './sign-in-context.js'
import { track } from '../shell/analytics/track.js'

/** Closes the modal if allowed (SPEC 2); otherwise it shakes and `false` is returned. */
export function close(): boolean {
  if (!modalController.state.open) return true
  const { route, state } = routerController
  const allowed = canClose({
    view: route.view,
    history: state.history.map(({ view }) => view),
    unsupported: isAnyConnected() && activeNetwork.get()?.unsupported === true,
    allowUnsupported: !requiresSupportedNetwork(),
    signInRequired: signInContext().locked === true,
  })
  if (allowed) forceClose()
  else modalController.shake()
  return allowed
}

/** Closes the modal in any case; pending work is cancelled and the views start over (SPEC 2). */
export function forceClose(): void {
  connectTask.abort()
  rejectOpenRequests()
  settleOutcome()
  connectorsController.setAttempt(undefined)
  networksController.setSwitching(undefined)
  modalController.close()
  routerController.aim(undefined)
  const connected = isAnyConnected()
  const embedded = isEmbedded()
  if (embedded) modalController.agree(false) // its views stay, and the next one may be another visitor's
  const view = restingView(embedded, connected)
  routerController.resetTo({ view, args: undefined })
  track('MODAL_CLOSE', { connected })
}
