import { isPageVisible, navigation, pageSeen } from '../../../core/platform/navigation.js'
import { surroundings } from '../../../core/platform/in-app.js'
import { requestLink } from '../../../core/links/request-link.js'
import { OFFER_WALLET_DELAY, OPEN_WALLET_TIMEOUT } from '../../../core/limits.js'
import { Task } from '../../../core/task.js'
import { wait } from '../../../core/wait.js'
import type { SentRequest } from '../../../services/relay/sent-requests.js'
import { readDeepLink } from '../../../services/storage/deep-link.js'
import { isAnyConnected } from '../../accounts/active.js'
import { isLive } from '../../shell/live.js'
import { modalController } from '../../shell/modal.js'
import { report } from '../../shell/report.js'
import { routerController } from '../../shell/router.js'
import { restingView } from '../../shell/routing.js'
import { type WaitingRequest, waitingRequestController } from '../../shell/waiting-request.js'
import { forceClose } from '../close.js'
import { connectionsController } from '../connections.js'

/** Lasts from the moment a request was sent until the wallet has answered. */
const offerTask = new Task()

/**
 * Opens the wallet on this device that a request was sent to, which browsers allow only during a user gesture. A visitor
 * who is still on the page a moment later, or comes back to it without an answer, is offered to open it.
 */
export function openForRequest({ id, topic }: SentRequest): void {
  const { href, name = '' } = readDeepLink() ?? {}
  const link = href && requestLink({ base: href, requestId: id, topic, from: surroundings() })
  if (!link) return
  const isOpened = navigation().isActive()
  if (isOpened) navigation().open(link.url, link.target)
  const delay = isOpened ? OPEN_WALLET_TIMEOUT : OFFER_WALLET_DELAY
  report(offerTask.replace(signal => offer({ link, wallet: name }, delay, signal)))
}

/** The wallet has answered: nothing is offered any longer. */
export const endOffer = (): void => offerTask.abort()

async function offer(request: WaitingRequest, delay: number, signal: AbortSignal): Promise<void> {
  do {
    await pageSeen(signal)
    await wait(delay, signal)
  } while (!isPageVisible())
  if (!readDeepLink()) return // disconnected meanwhile
  waitingRequestController.offer(request)
  const hide = isLive() ? undefined : showDialog()
  await offerOver(signal)
  waitingRequestController.end()
  hide?.()
}

/** Resolves once the wallet has answered, or its connection has ended and its link is forgotten. */
function offerOver(signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const end = (): void => {
      stop()
      resolve()
    }
    const stop = connectionsController.subscribe(() => readDeepLink() ?? end())
    signal.addEventListener('abort', end, { once: true })
  })
}

/** Shows the dialog for the offer alone; the returned function closes it, unless the visitor has left it or gone on in it. */
function showDialog(): () => void {
  routerController.resetTo({ view: restingView(true, isAnyConnected()), args: undefined })
  modalController.open()
  const { route } = routerController
  let isOurs = true
  const stop = modalController.subscribe(({ open }) => {
    if (!open) isOurs = false
  })
  return () => {
    stop()
    if (isOurs && modalController.state.open && routerController.route === route) forceClose()
  }
}
