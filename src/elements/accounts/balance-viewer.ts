import type { ReactiveController, ReactiveElement } from '@lit/reactive-element'

import { noteBalanceViewer } from '../../controllers/accounts/balance-viewers.js'

/** Keeps balances fresh while an element that shows one is in the page. */
export class BalanceViewer implements ReactiveController {
  readonly #host: ReactiveElement
  readonly #shows: () => boolean

  constructor(host: ReactiveElement, shows: () => boolean = () => true) {
    this.#host = host
    this.#shows = shows
    host.addController(this)
  }

  hostUpdated(): void {
    noteBalanceViewer(this, this.#host.isConnected && this.#shows())
  }

  hostDisconnected(): void {
    noteBalanceViewer(this, false)
  }
}
