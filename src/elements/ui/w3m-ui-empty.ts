import { LitElement, css, html, nothing } from 'lit'
import { property } from 'lit/decorators.js'

import { reset } from '../../styles/reset.js'
import { element } from '../base/w3m-element.js'
import type { IconName } from './icons/icons.js'
import './w3m-ui-icon.js'

/**
 * An empty state: one drawing, one line, one action.
 *
 * @internal
 * @slot action - The action.
 */
@element('w3m-ui-empty')
export class W3mUiEmpty extends LitElement {
  static override styles = [
    reset,
    css`
      :host {
        display: grid;
        justify-items: center;
        gap: var(--w3m-space-1);
        padding: var(--w3m-space-6) var(--w3m-space-4);
        text-align: center;
        text-wrap: balance;
      }
      .drawing {
        display: grid;
        place-items: center;
        inline-size: 56px;
        block-size: 56px;
        margin-block-end: var(--w3m-space-2);
        border-radius: var(--w3m-radius-4);
        background: var(--w3m-color-raised);
        color: var(--w3m-color-secondary);
      }
      .drawing w3m-ui-icon {
        inline-size: 24px;
        block-size: 24px;
      }
      .label {
        font-size: var(--w3m-text-large);
      }
      .detail {
        color: var(--w3m-color-secondary);
      }
      slot {
        display: block;
        margin-block-start: var(--w3m-space-2);
      }
    `,
  ]

  /** The drawing. */
  @property() icon: IconName = 'info'

  /** The line. */
  @property() label = ''

  /** A description. */
  @property() detail = ''

  protected override render() {
    return html`<span class="drawing"><w3m-ui-icon name=${this.icon}></w3m-ui-icon></span>
      <p class="label">${this.label}</p>
      ${this.detail ? html`<p class="detail">${this.detail}</p>` : nothing}
      <slot name="action"></slot>`
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'w3m-ui-empty': W3mUiEmpty
  }
}
