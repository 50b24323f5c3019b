import { css, html } from 'lit'
import { property } from 'lit/decorators.js'

import { forcedColors } from '../../styles/forced-colors.js'
import { reset } from '../../styles/reset.js'
import { W3mElement, element } from '../base/w3m-element.js'

/**
 * A switch with its name beside it.
 *
 * @internal
 * @fires {CustomEvent<{ on: boolean }>} w3m-switch-change - It was turned on or off.
 * @slot - An icon before the name.
 */
@element('w3m-ui-switch')
export class W3mUiSwitch extends W3mElement {
  static override styles = [
    reset,
    css`
      :host {
        max-inline-size: 100%;
        margin-inline-start: auto;
      }
      span {
        min-inline-size: 0;
      }
      button {
        display: flex;
        align-items: center;
        gap: var(--w3m-space-2);
        min-block-size: 32px;
        padding-inline: var(--w3m-space-1);
        border-radius: var(--w3m-radius-3);
        color: var(--w3m-color-secondary);
        font-size: var(--w3m-text-small);
        text-align: end;
      }
      button:hover {
        color: var(--w3m-color-text);
      }
      .track {
        flex: none;
        inline-size: 30px;
        block-size: 18px;
        padding: 2px;
        border: 1px solid var(--w3m-color-edge);
        border-radius: var(--w3m-radius-full);
        background: var(--w3m-color-raised);
        transition: background 120ms;
      }
      .thumb {
        display: block;
        inline-size: 12px;
        block-size: 12px;
        border-radius: var(--w3m-radius-full);
        background: var(--w3m-color-secondary);
        transition: translate 120ms;
      }
      [aria-checked='true'] .track {
        border-color: var(--w3m-color-accent);
        background: var(--w3m-color-accent);
      }
      [aria-checked='true'] .thumb {
        background: var(--w3m-color-on-accent);
        translate: 12px 0;
      }
      [aria-checked='true'] .thumb:dir(rtl) {
        translate: -12px 0;
      }
      @media (pointer: coarse) {
        button {
          min-block-size: 44px;
        }
      }
      @media (prefers-reduced-motion: reduce) {
        .thumb {
          transition: none;
        }
      }
      @media (forced-colors: active) {
        .thumb {
          background: ButtonText;
        }
        [aria-checked='true'] .track {
          background: Highlight;
        }
      }
    `,
    forcedColors,
  ]

  /** Its text and accessible name. */
  @property() label = ''

  /** Whether it is on. */
  @property({ type: Boolean, reflect: true }) on = false

  protected override render() {
    return html`<button role="switch" aria-checked=${this.on} @click=${this.#turn}>
      <slot></slot><span>${this.label}</span><span class="track"><span class="thumb"></span></span>
    </button>`
  }

  #turn(): void {
    this.on = !this.on
    this.emit('w3m-switch-change', { on: this.on })
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'w3m-ui-switch': W3mUiSwitch
  }
  interface HTMLElementEventMap {
    'w3m-switch-change': CustomEvent<{ readonly on: boolean }>
  }
}
