import { LitElement } from 'lit'

import { type Tracker, track } from '../core/signal.js'

type W3mEvent = Extract<keyof HTMLElementEventMap, `w3m-${string}`>
type Detail<K extends W3mEvent> = HTMLElementEventMap[K] extends CustomEvent<infer D> ? D : never

/** Registers a class for its tag unless the tag is taken: a script that is loaded twice changes nothing. */
export const element =
  (tag: keyof HTMLElementTagNameMap) =>
  (target: CustomElementConstructor): void => {
    if (!customElements.get(tag)) customElements.define(tag, target)
  }

/** Base of the `w3m-*` elements that read state: renders again when a signal it read has changed, and emits only declared events. */
export abstract class W3mElement extends LitElement {
  #tracker: Tracker | undefined

  override connectedCallback(): void {
    super.connectedCallback()
    this.requestUpdate() // signals may have changed while it was detached
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    queueMicrotask(() => this.isConnected || this.#untrack()) // a move keeps the subscription
  }

  /** Dispatches a declared `w3m-*` event; returns `false` when a listener prevented it. */
  protected emit<K extends W3mEvent>(type: K, detail: Detail<K>, init: EventInit = {}): boolean {
    return this.dispatchEvent(new CustomEvent(type, { ...init, detail }))
  }

  protected override performUpdate(): void {
    if (!this.isUpdatePending) return
    if (!this.isConnected) return super.performUpdate()
    this.#tracker ??= track(
      () => super.performUpdate(),
      () => this.requestUpdate(),
    )
    this.#tracker.run()
  }

  #untrack(): void {
    this.#tracker?.stop()
    this.#tracker = undefined
  }
}
