import { css, html, nothing } from 'lit'
import { property } from 'lit/decorators.js'

import { forcedColors } from '../../styles/forced-colors.js'
import { reset } from '../../styles/reset.js'
import { element } from '../base/w3m-element.js'
import { Pressable } from './pressable.js'
import { spinner } from '../base/spinner.styles.js'

/**
 * A button with a text.
 *
 * @internal
 * @slot - The text.
 * @slot start - An icon before the text.
 * @slot end - An icon after the text.
 * @csspart base - The button itself.
 */
@element('w3m-ui-button')
export class W3mUiButton extends Pressable {
  static override styles = [
    reset,
    spinner,
    css`
      button {
        display: flex;
        align-items: center;
        justify-content: center;
        gap: var(--w3m-space-2);
        inline-size: 100%;
        min-block-size: 48px;
        padding: var(--w3m-space-2) var(--w3m-space-5);
        border-radius: var(--w3m-radius-4);
        background: var(--w3m-color-raised);
        font-size: var(--w3m-text-large);
        line-height: 1.2;
        text-align: center;
        text-wrap: balance;
        transition: background 120ms;
      }
      :host([size='small']) {
        display: inline-block;
      }
      :host([size='small']) button {
        min-block-size: 36px;
        padding: var(--w3m-space-1) var(--w3m-space-3);
        border-radius: var(--w3m-radius-3);
        font-size: var(--w3m-text-body);
      }
      button:hover {
        background: var(--w3m-color-pressed);
      }
      button:active {
        background: var(--w3m-color-pressed);
        transform: scale(0.985);
      }
      :host([variant='primary']) button {
        background: var(--w3m-color-accent);
        color: var(--w3m-color-on-accent);
      }
      :host([variant='primary']) button:hover {
        background: var(--w3m-color-accent-hover);
      }
      :host([variant='primary']) button:active {
        background: var(--w3m-color-accent-pressed);
      }
      :host([variant='ghost']) button {
        background: none;
        color: var(--w3m-color-accent-text);
      }
      :host([variant='ghost']) button:hover {
        background: var(--w3m-color-raised);
      }
      :host([disabled]) button {
        opacity: 0.5;
        pointer-events: none;
      }
      :host([loading]) button {
        pointer-events: none;
      }
      @media (pointer: coarse) {
        :host([size='small']) button {
          min-block-size: 44px;
        }
      }
    `,
    forcedColors,
  ]

  /** Its emphasis. */
  @property({ reflect: true }) variant: 'primary' | 'secondary' | 'ghost' = 'secondary'

  /** 48 px high and full width, or 36 px high and as wide as its text. */
  @property({ reflect: true }) size: 'regular' | 'small' = 'regular'

  /** Accessible name if the text alone is not enough. */
  @property() label = ''

  protected override render() {
    return html`<button
      part="base"
      ?disabled=${this.disabled}
      aria-busy=${this.loading}
      aria-label=${this.label || nothing}
    >
      ${this.loading ? html`<span class="spinner"></span>` : html`<slot name="start"></slot>`}
      <span><slot></slot></span>
      <slot name="end"></slot>
    </button>`
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'w3m-ui-button': W3mUiButton
  }
}
