import type { ReactiveController, ReactiveElement } from '@lit/reactive-element'

import { loadAddressBalances } from '../../controllers/accounts/load-address-balances.js'
import { networksController } from '../../controllers/networks/networks.js'
import { report } from '../../controllers/shell/report.js'
import type { ChainNamespace } from '../../core/caip.js'
import { BalanceViewer } from '../accounts/balance-viewer.js'
import { ListViewer } from '../accounts/list-viewer.js'
import { knownAccounts } from './known-accounts.js'

interface Host extends ReactiveElement {
  /** The family that is shown. */
  readonly namespace: ChainNamespace | undefined
}

/** Loads the balances of the known accounts that an element shows, and keeps them fresh while it is in the page. */
export class KnownBalances implements ReactiveController {
  readonly #host: Host
  #loaded = ''

  constructor(host: Host) {
    this.#host = host
    host.addController(this)
    new BalanceViewer(host)
    new ListViewer(host, { list: () => ({ updatedAt: this.#readAt() }), load: () => this.#load() })
  }

  hostUpdated(): void {
    const { namespace } = this.#host
    if (!namespace) return
    const addresses = knownAccounts(namespace).map(({ address }) => address)
    const wanted = [networksController.state.active[namespace]?.caipNetworkId, ...addresses].join()
    if (!addresses.length || wanted === this.#loaded) return
    this.#loaded = wanted
    this.#load()
  }

  #load(): void {
    const { namespace } = this.#host
    if (!namespace) return
    const addresses = knownAccounts(namespace).map(({ address }) => address)
    report(loadAddressBalances(namespace, addresses), { shown: true })
  }

  /** When the oldest of the balances was read. */
  #readAt(): number {
    const { namespace } = this.#host
    return Math.min(...(namespace ? knownAccounts(namespace) : []).map(({ balance }) => balance?.timestamp ?? 0))
  }
}
