import type { ReactiveController, ReactiveElement } from '@lit/reactive-element'

import { isLive } from '../../controllers/shell/live.js'
import { report } from '../../controllers/shell/report.js'
import { modalController } from '../../controllers/shell/modal.js'
import { pairingLife } from '../../controllers/pairing/pairing-life.js'
import { routerController } from '../../controllers/shell/router.js'
import { walletsController } from '../../controllers/wallets/wallets.js'
import type { Wallet } from '../../core/entities/wallet.js'

/** A view's pairing request; `undefined` for none. */
export interface PairingWish {
  readonly wallet?: Wallet | undefined
}

/** Keeps a pairing alive while its view is shown and requests one, and ends it with the view or the dialog. */
export class PairingHold implements ReactiveController {
  readonly #wish: () => PairingWish | undefined
  #key: string | undefined
  #end: (() => void) | undefined
  #stops: readonly (() => void)[] = []

  constructor(host: ReactiveElement, wish: () => PairingWish | undefined) {
    this.#wish = wish
    host.addController(this)
  }

  hostConnected(): void {
    const look = (): void => this.look()
    this.#stops = [modalController, routerController, walletsController].map(source => source.subscribe(look))
    this.look()
  }

  hostDisconnected(): void {
    this.#stops.forEach(stop => stop())
    this.#stops = []
    this.#finish()
  }

  /** Re-evaluates the view's request. */
  look(): void {
    if (!this.#stops.length) return
    const wish = isLive() ? this.#wish() : undefined
    const key = wish && `wallet ${wish.wallet?.id ?? ''}`
    if (key === this.#key) return
    if (wish && this.#end)
      report(pairingLife.pair(wish), { shown: true }) // the current one is now for this wallet
    else this.#finish()
    this.#key = key
    if (wish) this.#end ??= pairingLife.keep(wish)
  }

  #finish(): void {
    this.#end?.()
    this.#end = undefined
    this.#key = undefined
  }
}
