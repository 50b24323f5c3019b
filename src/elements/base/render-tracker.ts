import type { ReactiveController, ReactiveElement } from '@lit/reactive-element'

import { type Tracker, track } from '../../core/signal.js'

/**
 * Makes an element re-render when a signal that it read while rendering changes. Keeps no reference to the element once
 * it is removed (the library's own `SignalWatcher` keeps every element that was ever connected).
 */
export class RenderTracker implements ReactiveController {
  readonly #host: ReactiveElement
  #tracker: Tracker | undefined

  constructor(host: ReactiveElement) {
    this.#host = host
    host.addController(this)
  }

  /** Runs an update of the connected host, tracking what it reads. */
  run(update: () => void): void {
    if (!this.#host.isUpdatePending) return
    if (!this.#host.isConnected) return update()
    this.#tracker ??= track(update, () => this.#host.requestUpdate())
    this.#tracker.run()
  }

  /** Signals may have changed while the host was detached. */
  hostConnected(): void {
    this.#host.requestUpdate()
  }

  /** Moving keeps the tracked signals. */
  hostDisconnected(): void {
    queueMicrotask(() => {
      if (this.#host.isConnected) return
      this.#tracker?.stop()
      this.#tracker = undefined
    })
  }
}
