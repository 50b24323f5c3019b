import { isAside } from '../../core/views.js'
import { isEmbedded } from '../shell/visibility.js'
import { modalController } from '../shell/modal.js'
import { backStep, restingView } from '../shell/routing.js'
import { connectorsController } from './connectors.js'
import { isActiveConnected, isAnyConnected } from '../accounts/active.js'
import { networksController } from '../networks/networks.js'
import { routerController } from '../shell/router.js'
import { close } from './close.js'
import { rejectOpenRequests } from './open-requests.js'
import { connectTask } from './attempt.js'

/**
 * Whether the visitor can go back: to an earlier view or, in a modal embedded in the page, which has no close button, from
 * the view that it was opened at.
 */
export function canGoBack(): boolean {
  if (routerController.state.history.length > 1) return true
  const isOpenedAtView = isEmbedded() && modalController.state.open
  return isOpenedAtView && routerController.route.view !== restingView(true, isAnyConnected())
}

/** Goes back one view according to SPEC 2: a single entry closes, and a connected visitor never lands on Connect. */
export function goBack(): void {
  const { history } = routerController.state
  const connected = isActiveConnected()
  const step = backStep(
    history.map(({ view }) => view),
    connected,
  )
  if (step === 'close') return void close()
  if (!isAside(routerController.route.view)) leave()
  if (step.view === 'Account' && step.history.length === 1)
    routerController.back([{ view: 'Account', args: undefined }])
  else routerController.back(history.slice(0, -1))
}

/** Work that the view waits for ends with it; a connection that was made stays what the opening resolves to. */
function leave(): void {
  const { attempt } = connectorsController.state
  connectTask.abort()
  if (routerController.route.view === 'ApproveTransaction') rejectOpenRequests()
  if (attempt?.status !== 'connected') connectorsController.setAttempt(undefined)
  networksController.setSwitching(undefined)
}
