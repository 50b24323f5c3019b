import { LitElement, css, html, nothing } from 'lit'
import { property } from 'lit/decorators.js'

import { reset } from '../../styles/reset.js'
import { NewRegion } from '../base/new-region.js'
import { element } from '../base/w3m-element.js'
import './w3m-ui-icon.js'

/**
 * An explanation or warning within the content. With the role of a status it is announced when it appears, as alerts are
 * anyway.
 *
 * @internal
 * @slot - The sentence.
 * @slot action - A small button after it.
 */
@element('w3m-ui-notice')
export class W3mUiNotice extends LitElement {
  static override styles = [
    reset,
    css`
      :host {
        display: flex;
        flex-wrap: wrap; /* a button that leaves too little room for the text stands below it */
        align-items: center;
        gap: var(--w3m-space-2);
        padding: var(--w3m-space-3);
        border-radius: var(--w3m-radius-4);
        background: var(--w3m-color-raised);
        color: var(--w3m-color-secondary);
        overflow-wrap: anywhere;
      }
      :host([variant='success']) {
        background: var(--w3m-color-success-surface);
        color: var(--w3m-color-success);
      }
      :host([variant='warning']) {
        background: var(--w3m-color-warning-surface);
        color: var(--w3m-color-warning);
      }
      :host([variant='error']) {
        background: var(--w3m-color-error-surface);
        color: var(--w3m-color-error);
      }
      .text {
        flex: 1 1 55%;
        min-inline-size: 0;
      }
      ::slotted([slot]) {
        --w3m-color-raised: var(--w3m-color-background); /* a raised button would not stand out on a raised surface */
        margin-inline-start: auto;
      }
      w3m-ui-icon {
        align-self: start;
      }
      @media (forced-colors: active) {
        :host {
          border: 1px solid CanvasText;
        }
      }
    `,
  ]

  /** The type of notice. */
  @property({ reflect: true }) variant: 'info' | 'success' | 'warning' | 'error' = 'info'

  readonly #region = new NewRegion(this)

  protected override render() {
    const icon = this.variant === 'success' ? 'check' : this.variant === 'info' ? 'info' : 'warning'
    return html`<w3m-ui-icon name=${icon}></w3m-ui-icon>
      <span class="text"><slot aria-hidden=${this.#isStatus ? this.#region.hidden : nothing}></slot></span>
      <slot name="action"></slot>`
  }

  get #isStatus(): boolean {
    return this.getAttribute('role') === 'status'
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'w3m-ui-notice': W3mUiNotice
  }
}
