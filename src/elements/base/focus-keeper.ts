import { type ReactiveController, ReactiveElement } from '@lit/reactive-element'

/**
 * Moves the focus to another part of its host when an update removes the part that has it, such as a pressed button.
 * `:focus-within` would not work: it does not match while a wallet's own window is in front.
 */
export class FocusKeeper implements ReactiveController {
  readonly #host: ReactiveElement
  readonly #next: () => HTMLElement | null | undefined
  readonly #options: FocusOptions | undefined
  #focused: Element | null | undefined

  constructor(host: ReactiveElement, next: () => HTMLElement | null | undefined, options?: FocusOptions) {
    this.#host = host
    this.#next = next
    this.#options = options
    host.addController(this)
  }

  hostUpdate(): void {
    this.#focused = this.#host.shadowRoot?.activeElement
  }

  hostUpdated(): void {
    if (this.#focused) void this.#keep(this.#focused)
  }

  /** A part that stays may also remove its own focused part, in an update that follows. */
  async #keep(focused: Element): Promise<void> {
    if (focused instanceof ReactiveElement) await focused.updateComplete
    if (document.activeElement !== document.body) return
    const next = this.#next()
    if (next instanceof ReactiveElement) await next.updateComplete
    const box = next?.shadowRoot?.querySelector<HTMLElement>('[tabindex]') // a list has the focus at its scrolling box
    const target = box ?? next
    target?.focus(this.#options)
  }
}
