import { type ReactiveController, type ReactiveControllerHost, nothing } from 'lit'

import { HostTimer } from './host-timer.js'

/** How long a new region is empty for screen readers, in ms: browsers give them several changes at once. */
const DELAY = 100

/**
 * Makes an element that appears together with its text a live region that is announced: screen readers announce only
 * changes of a region that already exists, so for them the text follows a moment after it is shown.
 */
export class NewRegion implements ReactiveController {
  readonly #host: ReactiveControllerHost
  readonly #timer: HostTimer
  #isReady = false

  constructor(host: ReactiveControllerHost) {
    this.#host = host
    this.#timer = new HostTimer(host)
    host.addController(this)
  }

  /** The `aria-hidden` of the text. */
  get hidden(): 'true' | typeof nothing {
    return this.#isReady ? nothing : 'true'
  }

  /** A region that has been moved is new as well. */
  hostConnected(): void {
    this.#isReady = false
    this.#host.requestUpdate()
    this.#timer.start(DELAY, () => {
      this.#isReady = true
      this.#host.requestUpdate()
    })
  }
}
