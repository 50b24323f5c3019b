import { LitElement } from 'lit'

import { RenderTracker } from './render-tracker.js'

export { element } from './define.js'

type W3mEvent = Extract<keyof HTMLElementEventMap, `w3m-${string}`>
type Detail<K extends W3mEvent> = HTMLElementEventMap[K] extends CustomEvent<infer D> ? D : never

/**
 * Base class of the `w3m-*` elements that read state: re-renders when a signal it read has changed, and emits only
 * declared events.
 */
export abstract class W3mElement extends LitElement {
  readonly #tracker = new RenderTracker(this)

  /** Dispatches a declared `w3m-*` event; returns `false` when a listener prevented it. */
  protected emit<K extends W3mEvent>(type: K, detail: Detail<K>, init: EventInit = {}): boolean {
    return this.dispatchEvent(new CustomEvent(type, { ...init, detail }))
  }

  protected override performUpdate(): void {
    this.#tracker.run(() => super.performUpdate())
  }
}
