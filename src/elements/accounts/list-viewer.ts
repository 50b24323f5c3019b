import type { ReactiveController, ReactiveElement } from '@lit/reactive-element'

import { holderOf } from '../../controllers/accounts/holder.js'
import type { ChainNamespace } from '../../core/caip.js'
import { BALANCE_CACHE } from '../../core/limits.js'
import type { ListState } from '../../core/list/list.js'
import { isPageVisible, watchVisibility } from '../../core/platform/visibility.js'
import { isOnline } from '../../core/platform/online.js'

/** An element that shows a list of an account. */
interface Viewer extends ReactiveElement {
  readonly namespace: ChainNamespace
}

/** What is shown, and how it is loaded: `quiet` if no one asked for it. */
interface ListSource {
  readonly list: () => ListState<unknown>
  readonly load: (options: { readonly quiet?: boolean }) => void
}

/**
 * Loads the list that an element shows: for each account and network, and after something happened. While it is in the
 * page it is kept fresh: again every 30 s, when the visitor comes back to the page, and when the browser is online again.
 * A hidden page asks for nothing.
 */
export class ListViewer implements ReactiveController {
  readonly #host: Viewer
  readonly #source: ListSource
  #owner: string | undefined
  #stop: (() => void) | undefined

  constructor(host: Viewer, source: ListSource) {
    this.#host = host
    this.#source = source
    host.addController(this)
  }

  hostConnected(): void {
    const renew = (): void => {
      if (isPageVisible() && isOnline()) this.#load({ quiet: true })
    }
    const timer = setInterval(renew, BALANCE_CACHE)
    const unwatch = watchVisibility(renew)
    addEventListener('online', renew)
    this.#stop = () => {
      clearInterval(timer)
      unwatch()
      removeEventListener('online', renew)
    }
  }

  hostUpdated(): void {
    const owner = holderOf(this.#host.namespace)?.owner
    if (owner === this.#owner && !this.#source.list().isOutdated) return
    this.#owner = owner
    queueMicrotask(() => this.#load())
  }

  hostDisconnected(): void {
    this.#stop?.()
  }

  #load(options: { readonly quiet?: boolean } = {}): void {
    if (this.#host.isConnected) this.#source.load(options)
  }
}
