import type { ReactiveController, ReactiveElement } from '@lit/reactive-element'

import { isLive } from '../../controllers/derived/live.js'
import { report } from '../../controllers/flows/report.js'
import { modalController } from '../../controllers/modal.js'
import { pairingController } from '../../controllers/pairing.js'
import { routerController } from '../../controllers/router.js'
import { walletsController } from '../../controllers/wallets.js'
import type { Wallet } from '../../core/entities/wallet.js'
import { ConnectError } from '../../core/errors/attempt.js'

/** What a view wants a pairing for; `undefined` for none. */
export interface PairingWish {
  readonly wallet?: Wallet | undefined
}

type Flows = typeof import('../../controllers/flows/hold-pairing.js')

let flows: Flows | undefined

const loadFlows = async (): Promise<Flows> => (flows ??= await import('../../controllers/flows/hold-pairing.js'))

/** Makes a fresh link, as `flows/renew-pairing`. */
export const renewPairing = async (): Promise<void> => (await loadFlows()).renewPairing()

/** Keeps a pairing up for as long as its view is shown and wishes for one, and ends it with the view or the dialog. */
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
    if (flows) this.look()
    else report(this.#begin())
  }

  hostDisconnected(): void {
    this.#stops.forEach(stop => stop())
    this.#stops = []
    this.#finish()
  }

  /** Looks again at what the view wishes for. */
  look(): void {
    if (!flows || !this.#stops.length) return // it looks as soon as it can
    const wish = isLive() ? this.#wish() : undefined
    const key = wish && `wallet ${wish.wallet?.id ?? ''}`
    if (key === this.#key) return
    if (wish && this.#end)
      report(flows.pair(wish), { shown: true }) // the one under way is now for this wallet
    else this.#finish()
    this.#key = key
    if (wish) this.#end ??= flows.keepPairing(wish.wallet)
  }

  async #begin(): Promise<void> {
    try {
      await loadFlows()
    } catch (cause) {
      const error = cause instanceof Error ? cause : new ConnectError({ cause })
      pairingController.fail('unreachable', error)
      throw error
    }
    this.look()
  }

  #finish(): void {
    this.#end?.()
    this.#end = undefined
    this.#key = undefined
  }
}
