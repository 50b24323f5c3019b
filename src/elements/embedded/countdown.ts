import type { ReactiveController, ReactiveControllerHost } from 'lit'

import { type LoginController, loginController } from '../../controllers/embedded/email-login.js'
import { secondsUntil } from '../../controllers/embedded/rules.js'

/** Counts down the seconds until another mail may be requested, and updates its element every second. */
export class Countdown implements ReactiveController {
  readonly #host: ReactiveControllerHost
  readonly #onEnd: () => void
  readonly #source: () => LoginController
  #timer: ReturnType<typeof setInterval> | undefined

  /** `onEnd` is called at the end of the wait that `source` holds. */
  constructor(
    host: ReactiveControllerHost,
    onEnd: () => void = () => undefined,
    source: () => LoginController = () => loginController,
  ) {
    this.#host = host
    this.#source = source
    this.#onEnd = onEnd
    host.addController(this)
  }

  /** Whole seconds left. */
  get seconds(): number {
    return secondsUntil(this.#source().state.nextMail, Date.now())
  }

  hostUpdated(): void {
    if (!this.seconds) return this.#stop()
    this.#timer ??= setInterval(() => {
      this.#host.requestUpdate()
      if (this.seconds) return
      this.#stop()
      this.#onEnd()
    }, 1_000)
  }

  hostDisconnected(): void {
    this.#stop()
  }

  #stop(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
  }
}
