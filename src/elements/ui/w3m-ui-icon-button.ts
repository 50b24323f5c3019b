import { css, html, nothing } from 'lit'
import { property } from 'lit/decorators.js'

import { forcedColors } from '../../styles/forced-colors.js'
import { reset } from '../../styles/reset.js'
import { element } from '../base/w3m-element.js'
import type { IconName } from './icons/icons.js'
import { Pressable } from './pressable.js'
import './w3m-ui-icon.js'

/**
 * A square button that shows only an icon; its name is for screen readers and the tooltip.
 *
 * @internal
 * @csspart base - The button itself.
 */
@element('w3m-ui-icon-button')
export class W3mUiIconButton extends Pressable {
  static override styles = [
    reset,
    css`
      :host {
        display: inline-block;
      }
      button {
        display: grid;
        place-items: center;
        inline-size: 36px;
        block-size: 36px;
        border-radius: var(--w3m-radius-3);
        color: var(--w3m-color-secondary);
        transition: background 120ms;
      }
      button:hover {
        background: var(--w3m-color-raised);
        color: var(--w3m-color-text);
      }
      button:active {
        background: var(--w3m-color-pressed);
      }
      :host([disabled]) button {
        opacity: 0.5;
        pointer-events: none;
      }
      @media (pointer: coarse) {
        button {
          inline-size: 44px;
          block-size: 44px;
        }
      }
    `,
    forcedColors,
  ]

  /** Which icon. */
  @property() icon: IconName = 'close'

  /** Accessible name and tooltip; in one attribute, or it would be announced twice. */
  @property() label = ''

  /** Whether its toggle is on; omit it if it is not a toggle. */
  @property({ type: Boolean }) pressed: boolean | undefined

  protected override render() {
    return html`<button
      part="base"
      ?disabled=${this.disabled}
      title=${this.label}
      aria-pressed=${this.pressed ?? nothing}
    >
      <w3m-ui-icon name=${this.icon}></w3m-ui-icon>
    </button>`
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'w3m-ui-icon-button': W3mUiIconButton
  }
}
