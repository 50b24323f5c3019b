import type { ReactiveController, ReactiveElement } from '@lit/reactive-element'

import { holderOf } from '../../controllers/accounts/holder.js'
import type { ChainNamespace } from '../../core/caip.js'
import { BALANCE_CACHE } from '../../core/limits.js'
import type { ListState } from '../../core/list/list.js'
import { isPageVisible, watchVisibility } from '../../core/platform/visibility.js'
import { isOnline } from '../../core/platform/online.js'

/** An element that shows a list of an account. */
interface Viewer extends ReactiveElement {
  readonly namespace: ChainNamespace | undefined
}

/** The shown list, and how it is loaded: `quiet` for a refresh in the background. */
interface ListSource {
  readonly list: () => Pick<ListState<unknown>, 'isOutdated' | 'retryAt' | 'updatedAt'>
  readonly load: (options: { readonly quiet?: boolean }) => void
}

/**
 * Loads the list that an element shows whenever the account or network changes or the list becomes outdated. While the
 * element is in the page, also refreshes the list when it is 30 s old, when the visitor returns to the page, and when
 * the browser is back online; a hidden page requests nothing.
 */
export class ListViewer implements ReactiveController {
  readonly #host: Viewer
  readonly #source: ListSource
  #owner: string | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #stop: (() => void) | undefined

  constructor(host: Viewer, source: ListSource) {
    this.#host = host
    this.#source = source
    host.addController(this)
  }

  hostConnected(): void {
    this.#wait()
    if (this.#host.hasUpdated) this.#refresh() // it was in the page before
    const unwatch = watchVisibility(this.#refresh)
    addEventListener('online', this.#refresh)
    this.#stop = () => {
      clearTimeout(this.#timer)
      unwatch()
      removeEventListener('online', this.#refresh)
    }
  }

  hostUpdated(): void {
    const { namespace } = this.#host
    const owner = namespace && holderOf(namespace)?.owner
    const { isOutdated = false, updatedAt } = this.#source.list()
    if (owner === this.#owner && !isOutdated) return
    this.#owner = owner
    const quiet = isOutdated && updatedAt !== undefined // what is known stays if it cannot be read again
    queueMicrotask(() => this.#load({ quiet }))
  }

  hostDisconnected(): void {
    this.#stop?.()
  }

  /** Looks again once the list is 30 s old and may be fetched, or in 30 s: the clock may have been set back. */
  #wait(): void {
    const { updatedAt = 0, retryAt = 0 } = this.#source.list()
    const left = Math.max(updatedAt + BALANCE_CACHE, retryAt) - Date.now()
    this.#timer = setTimeout(this.#look, left > 0 && left < BALANCE_CACHE ? left : BALANCE_CACHE)
  }

  readonly #look = (): void => {
    this.#refresh()
    this.#wait()
  }

  readonly #refresh = (): void => {
    if (isPageVisible() && isOnline()) this.#load({ quiet: true })
  }

  #load(options: { readonly quiet?: boolean } = {}): void {
    if (this.#host.isConnected) this.#source.load(options)
  }
}
