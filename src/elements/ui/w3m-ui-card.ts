import { LitElement, css, html } from 'lit'

import { reset } from '../../styles/reset.js'
import { element } from '../base/w3m-element.js'

/**
 * A raised surface that groups content.
 *
 * @internal
 * @slot - The content.
 */
@element('w3m-ui-card')
export class W3mUiCard extends LitElement {
  static override styles = [
    reset,
    css`
      :host {
        padding: var(--w3m-space-4);
        border-radius: var(--w3m-radius-4);
        background: var(--w3m-color-raised);
      }
      @media (forced-colors: active) {
        :host {
          border: 1px solid CanvasText;
        }
      }
    `,
  ]

  protected override render() {
    return html`<slot></slot>`
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'w3m-ui-card': W3mUiCard
  }
}
