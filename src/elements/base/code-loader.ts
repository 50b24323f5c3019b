import type { ReactiveController, ReactiveControllerHost } from 'lit'

import type { Lazy } from '../../core/lazy.js'
import { keepLoading } from '../../core/platform/keep-loading.js'

/** Loads code that an element needs. What fails to load is tried again, see `keepLoading`, while the element is in the page. */
export class CodeLoader implements ReactiveController {
  #life = new AbortController()

  constructor(host: ReactiveControllerHost) {
    host.addController(this)
  }

  /** Rejects with the first failure. */
  load(code: Lazy<unknown>): Promise<void> {
    return keepLoading(code, this.#life.signal)
  }

  hostDisconnected(): void {
    this.#life.abort()
    this.#life = new AbortController()
  }
}
