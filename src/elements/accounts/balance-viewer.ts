import type { ReactiveController, ReactiveElement } from '@lit/reactive-element'

import { updateBalanceViewer } from '../../controllers/accounts/balance-viewers.js'

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
    updateBalanceViewer(this, this.#host.isConnected && this.#shows())
  }

  hostDisconnected(): void {
    updateBalanceViewer(this, false)
  }
}
