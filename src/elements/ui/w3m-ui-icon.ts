import { css, html } from 'lit'
import { property } from 'lit/decorators.js'

import { reset } from '../../styles/reset.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { ICONS, type IconName } from './icons/icons.js'

/** The icons that point along the text, and so the other way in right-to-left languages. */
const TURNS: readonly IconName[] = ['back', 'chevron', 'external']

/**
 * An icon in the surrounding text colour; decorative, hidden from screen readers.
 *
 * @internal
 */
@element('w3m-ui-icon')
export class W3mUiIcon extends W3mElement {
  static override styles = [
    reset,
    css`
      :host {
        display: inline-block;
        inline-size: 20px;
        block-size: 20px;
        flex: none;
      }
      :host([size='small']) {
        inline-size: 16px;
        block-size: 16px;
      }
      svg {
        inline-size: 100%;
        block-size: 100%;
        fill: none;
        stroke: currentColor;
        stroke-width: 1.6;
        stroke-linecap: round;
        stroke-linejoin: round;
      }
      :host(:dir(rtl)) .turn {
        transform: scaleX(-1);
      }
    `,
  ]

  /** Which icon. */
  @property() name: IconName = 'info'

  /** 20 px, or 16 px when small. */
  @property({ reflect: true }) size: 'small' | 'regular' = 'regular'

  protected override render() {
    return html`<svg class=${TURNS.includes(this.name) ? 'turn' : ''} viewBox="0 0 20 20" aria-hidden="true">
      <path d=${ICONS[this.name]} />
    </svg>`
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'w3m-ui-icon': W3mUiIcon
  }
}
