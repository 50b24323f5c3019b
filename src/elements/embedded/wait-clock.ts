import type { ReactiveController, ReactiveControllerHost } from 'lit'

import { type LoginController, loginController } from '../../controllers/embedded/login.js'
import { secondsUntil } from '../../controllers/embedded/rules.js'

/** Counts the seconds down until another mail may be asked for, and renders its element with each. */
export class WaitClock implements ReactiveController {
  readonly #host: ReactiveControllerHost
  readonly #over: () => void
  readonly #source: () => LoginController
  #timer: ReturnType<typeof setInterval> | undefined

  /** `over` is called once the wait that `source` tells of is over. */
  constructor(
    host: ReactiveControllerHost,
    over: () => void = () => undefined,
    source: () => LoginController = () => loginController,
  ) {
    this.#host = host
    this.#source = source
    this.#over = over
    host.addController(this)
  }

  /** Whole seconds that are left; 0 for none. */
  get seconds(): number {
    return secondsUntil(this.#source().state.nextMail, Date.now())
  }

  hostUpdated(): void {
    if (!this.seconds) return this.#stop()
    this.#timer ??= setInterval(() => {
      this.#host.requestUpdate()
      if (this.seconds) return
      this.#stop()
      this.#over()
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
