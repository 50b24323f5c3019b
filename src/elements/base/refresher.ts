import type { ReactiveController, ReactiveControllerHost } from 'lit'

import { isPageVisible, watchVisibility } from '../../core/platform/visibility.js'

/** Refreshes at regular intervals what an element shows, while it is in the page and the page is visible, and on return to it. */
export class Refresher implements ReactiveController {
  readonly #refresh: () => void
  readonly #pause: number
  #timer: ReturnType<typeof setInterval> | undefined
  #unwatch: (() => void) | undefined

  /** `pause` is in ms. */
  constructor(host: ReactiveControllerHost, refresh: () => void, pause: number) {
    this.#refresh = refresh
    this.#pause = pause
    host.addController(this)
  }

  hostConnected(): void {
    this.#timer = setInterval(() => {
      if (isPageVisible()) this.#refresh()
    }, this.#pause)
    this.#unwatch = watchVisibility(visible => visible && this.#refresh())
  }

  hostDisconnected(): void {
    clearInterval(this.#timer)
    this.#unwatch?.()
  }
}
