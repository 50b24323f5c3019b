import type { ReactiveController, ReactiveControllerHost } from 'lit'

/** A timer of an element: one at a time, and none once the element has left the page. */
export class HostTimer implements ReactiveController {
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(host: ReactiveControllerHost) {
    host.addController(this)
  }

  /** Calls `done` in `ms` milliseconds, instead of what was started before. */
  start(ms: number, done: () => void): void {
    this.stop()
    this.#timer = setTimeout(done, ms)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  hostDisconnected(): void {
    this.stop()
  }
}
