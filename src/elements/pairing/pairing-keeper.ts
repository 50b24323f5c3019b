import type { ReactiveController, ReactiveElement } from '@lit/reactive-element'

import { isConsentMissing } from '../../controllers/shell/legal.js'
import { optionsController } from '../../controllers/shell/options.js'
import { isModalVisible } from '../../controllers/shell/visibility.js'
import { report } from '../../controllers/shell/report.js'
import { modalController } from '../../controllers/shell/modal.js'
import { pairingLifecycle } from '../../controllers/pairing/pairing-lifecycle.js'
import { routerController } from '../../controllers/shell/router.js'
import { walletsController } from '../../controllers/wallets/wallets.js'
import type { Wallet } from '../../core/entities/wallet.js'

/** A view's pairing request; `undefined` for none. */
export interface PairingRequest {
  readonly wallet?: Wallet | undefined
}

/**
 * Keeps a pairing alive while its view is shown and requests one, as soon as the visitor has given any consent that the
 * site requires, and ends it with the view or the dialog.
 */
export class PairingKeeper implements ReactiveController {
  readonly #request: () => PairingRequest | undefined
  #key: string | undefined
  #end: (() => void) | undefined
  #stops: readonly (() => void)[] = []

  constructor(host: ReactiveElement, request: () => PairingRequest | undefined) {
    this.#request = request
    host.addController(this)
  }

  hostConnected(): void {
    const update = (): void => this.update()
    this.#stops = [modalController, optionsController, routerController, walletsController].map(source =>
      source.subscribe(update),
    )
    this.update()
  }

  hostDisconnected(): void {
    this.#stops.forEach(stop => stop())
    this.#stops = []
    this.#finish()
  }

  /** Re-evaluates the view's request. */
  update(): void {
    if (!this.#stops.length) return
    const request = isModalVisible() && !isConsentMissing() ? this.#request() : undefined
    const key = request && `wallet ${request.wallet?.id ?? ''}`
    if (key === this.#key) return
    if (request && this.#end)
      report(pairingLifecycle.pair(request), { shown: true }) // the current one is now for this wallet
    else this.#finish()
    this.#key = key
    if (request) this.#end ??= pairingLifecycle.keep(request)
  }

  #finish(): void {
    this.#end?.()
    this.#end = undefined
    this.#key = undefined
  }
}
