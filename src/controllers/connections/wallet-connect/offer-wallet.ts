import { navigation } from '../../../core/platform/navigation.js'
import { isPageVisible, pageSeen } from '../../../core/platform/visibility.js'
import { surroundings } from '../../../core/platform/in-app.js'
import { requestLink } from '../../../core/links/request-link.js'
import { instance, instanceValue } from '../../../core/instance.js'
import { OFFER_WALLET_DELAY, OPEN_WALLET_TIMEOUT } from '../../../core/limits.js'
import { Task } from '../../../core/task.js'
import { wait } from '../../../core/time.js'
import type { SentRequest } from '../../../services/relay/sent-requests.js'
import { readDeepLink } from '../../../services/storage/deep-link.js'
import { isAnyConnected } from '../../accounts/active.js'
import { isModalVisible } from '../../shell/visibility.js'
import { modalController } from '../../shell/modal.js'
import { report } from '../../shell/report.js'
import { type Route, routerController } from '../../shell/router.js'
import { restingView } from '../../shell/routing.js'
import { type WaitingRequest, waitingRequestController } from '../../shell/waiting-request.js'
import { forceClose } from '../close.js'
import { connectionsController } from '../connections.js'
import { showModal } from '../show-modal.js'

/** How long the dialog stays after the answer, in ms: sites often send the next request at once. */
const NEXT_REQUEST_WAIT = 1_500

/** Offers, in the dialog, to open the wallet on this device if it has not answered a request. */
class WalletOffer {
  /** The unanswered requests by id, the latest last. */
  readonly #waiting = new Map<number, WaitingRequest>()
  /** The ids of unanswered requests that have not been offered yet. */
  readonly #unseen = new Set<number>()
  /** The next step: to `show` the offer, or to `end` it. */
  readonly #next = new Task()
  /** What the dialog shows if it was opened for the offer alone. */
  #route: Route | undefined
  #unfollow: (() => void) | undefined

  constructor(life: AbortSignal) {
    life.addEventListener('abort', () => this.#unfollow?.())
  }

  /** A request was sent: the wallet is opened if the tap still counts, and offered if no answer follows. */
  add({ id, topic }: SentRequest): void {
    const { href, name = '' } = readDeepLink() ?? {}
    const link = href && requestLink({ base: href, requestId: id, topic, from: surroundings() })
    if (!link) return
    const isOpened = navigation().isActive()
    if (isOpened) navigation().open(link.url, link.target)
    this.#waiting.set(id, { link, wallet: name })
    this.#unfollow ??= connectionsController.subscribe(() => readDeepLink() ?? this.#end())
    if (this.#isShown) return this.#offer()
    this.#unseen.add(id)
    if (isOpened) report(this.#next.replace(signal => this.#show(OPEN_WALLET_TIMEOUT, signal), 'show'))
    else report(this.#next.join(signal => this.#show(OFFER_WALLET_DELAY, signal), 'show'))
  }

  /** A request is over: the offer switches to one that is still unanswered, or ends. */
  remove(id: number): void {
    if (!this.#waiting.delete(id)) return
    this.#unseen.delete(id)
    if (!this.#unseen.size) this.#next.abort() // the others are offered already
    const { request } = waitingRequestController.state
    if (!this.#waiting.size) {
      if (!request || !this.#isOurs) return this.#end()
      waitingRequestController.offer({ ...request, link: undefined })
      return report(this.#next.replace(signal => this.#endSoon(signal), 'end'))
    }
    if (request) waitingRequestController.offer(this.#latest ?? request)
  }

  get #latest(): WaitingRequest | undefined {
    return [...this.#waiting.values()].at(-1)
  }

  get #isShown(): boolean {
    return isModalVisible() && waitingRequestController.state.request !== undefined
  }

  /** Whether the dialog is open for the offer alone: the visitor has neither closed it nor moved to another view. */
  get #isOurs(): boolean {
    return modalController.state.open && routerController.route === this.#route
  }

  async #show(delay: number, signal: AbortSignal): Promise<void> {
    do {
      await pageSeen(signal)
      await wait(delay, signal)
    } while (!isPageVisible())
    if (!readDeepLink()) return // disconnected meanwhile
    this.#offer()
    if (!isModalVisible()) this.#open()
  }

  #offer(): void {
    this.#next.abort()
    this.#unseen.clear()
    const request = this.#latest
    if (request) waitingRequestController.offer(request)
  }

  #open(): void {
    routerController.resetTo({ view: restingView(true, isAnyConnected()), args: undefined })
    this.#route = routerController.route
    showModal()
  }

  async #endSoon(signal: AbortSignal): Promise<void> {
    await wait(NEXT_REQUEST_WAIT, signal)
    this.#end()
  }

  /** Ends the offer: the wallet has answered, or its connection has ended and its link is forgotten. */
  #end(): void {
    this.#next.abort()
    this.#waiting.clear()
    this.#unseen.clear()
    this.#unfollow?.()
    this.#unfollow = undefined
    waitingRequestController.end()
    if (this.#isOurs) forceClose()
    this.#route = undefined
  }
}

const walletOffer = instanceValue(() => new WalletOffer(instance().signal))

/**
 * Opens the wallet on this device that a request was sent to, which browsers allow only during a user gesture. A visitor
 * who is still on the page a moment later, or comes back to it without an answer, is offered to open it.
 */
export const openForRequest = (sent: SentRequest): void => walletOffer().add(sent)

/** A request is over: the wallet has answered it, or it has failed. */
export const endOffer = (id: number): void => walletOffer().remove(id)
