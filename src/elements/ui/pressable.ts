import { LitElement } from 'lit'
import { property } from 'lit/decorators.js'

/**
 * Base class of pressable elements: focus goes to the inner button, and it cannot be pressed while disabled or busy.
 */
export abstract class Pressable extends LitElement {
  static override shadowRootOptions: ShadowRootInit = { ...LitElement.shadowRootOptions, delegatesFocus: true }

  /** Cannot be pressed. */
  @property({ type: Boolean, reflect: true }) disabled = false

  /** Work is in progress; cannot be pressed. */
  @property({ type: Boolean, reflect: true }) loading = false

  constructor() {
    super()
    const guard = (event: Event): void => {
      if (this.disabled || this.loading) event.stopImmediatePropagation()
    }
    this.addEventListener('click', guard, { capture: true })
  }
}
