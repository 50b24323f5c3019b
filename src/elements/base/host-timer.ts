import type { ReactiveController, ReactiveControllerHost } from 'lit'

/** A single timer of an element, which stops when the element leaves the page. */
export class HostTimer implements ReactiveController {
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(host: ReactiveControllerHost) {
    host.addController(this)
  }

  /** Calls `callback` in `ms` milliseconds; replaces a timer that is running. */
  start(ms: number, callback: () => void): void {
    this.stop()
    this.#timer = setTimeout(callback, ms)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  hostDisconnected(): void {
    this.stop()
  }
}
