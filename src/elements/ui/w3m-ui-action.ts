import { css, html } from 'lit'
import { property } from 'lit/decorators.js'

import { forcedColors } from '../../styles/forced-colors.js'
import { reset } from '../../styles/reset.js'
import { element } from '../base/w3m-element.js'
import type { IconName } from './icons/icons.js'
import { Pressable } from './pressable.js'
import './w3m-ui-icon.js'

/**
 * A round button with a label below it.
 *
 * @internal
 * @csspart base - The button itself.
 */
@element('w3m-ui-action')
export class W3mUiAction extends Pressable {
  static override styles = [
    reset,
    css`
      button {
        display: grid;
        justify-items: center;
        gap: var(--w3m-space-1);
        inline-size: 100%;
        border-radius: var(--w3m-radius-4);
        font-size: var(--w3m-text-small);
      }
      .round {
        display: grid;
        place-items: center;
        inline-size: 44px;
        block-size: 44px;
        border-radius: var(--w3m-radius-full);
        background: var(--w3m-color-raised);
        color: var(--w3m-color-accent-text);
        transition: background 120ms;
      }
      button:hover .round {
        background: var(--w3m-color-pressed);
      }
      .word {
        max-inline-size: 100%;
        line-height: 1.2;
        text-wrap: balance;
        overflow-wrap: anywhere;
      }
      :host([disabled]) button {
        opacity: 0.5;
        pointer-events: none;
      }
    `,
    forcedColors,
  ]

  /** Which icon. */
  @property() icon: IconName = 'arrow-up'

  /** The label, and the accessible name. */
  @property() label = ''

  protected override render() {
    return html`<button part="base" ?disabled=${this.disabled}>
      <span class="round"><w3m-ui-icon name=${this.icon}></w3m-ui-icon></span>
      <span class="word">${this.label}</span>
    </button>`
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'w3m-ui-action': W3mUiAction
  }
}
