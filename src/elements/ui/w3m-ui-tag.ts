import { LitElement, css, html } from 'lit'
import { property } from 'lit/decorators.js'

import { reset } from '../../styles/reset.js'
import { element } from '../base/w3m-element.js'

/** The colour of a tag. */
export type TagVariant = 'neutral' | 'accent' | 'success' | 'warning' | 'error'

/**
 * A short label for adjacent content.
 *
 * @internal
 * @slot - The label.
 */
@element('w3m-ui-tag')
export class W3mUiTag extends LitElement {
  static override styles = [
    reset,
    css`
      :host {
        display: inline-block;
        flex: none;
        max-inline-size: 50%;
        overflow: hidden;
        padding: 2px var(--w3m-space-2);
        border-radius: var(--w3m-radius-full);
        background: var(--w3m-color-raised);
        color: var(--w3m-color-secondary);
        font-size: var(--w3m-text-small);
        line-height: 1.4;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      :host([variant='accent']) {
        color: var(--w3m-color-accent-text);
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
    `,
  ]

  /** The type of label. */
  @property({ reflect: true }) variant: TagVariant = 'neutral'

  protected override render() {
    return html`<slot></slot>`
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'w3m-ui-tag': W3mUiTag
  }
}
