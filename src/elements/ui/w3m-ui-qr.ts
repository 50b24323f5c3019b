import { LitElement, css, html, svg } from 'lit'
import { property, state } from 'lit/decorators.js'

import { drawQr } from './qr-path.js'
import { reset } from '../../styles/reset.js'
import { element } from '../base/w3m-element.js'

/**
 * A QR code, dark on light in both themes, with room for a picture in the middle. 240 to 300 px wide, depending on the
 * available space.
 *
 * @internal
 * @slot - A picture of 56 px for the middle.
 * @csspart code - The drawing.
 */
@element('w3m-ui-qr')
export class W3mUiQr extends LitElement {
  static override styles = [
    reset,
    css`
      :host {
        position: relative;
        inline-size: 100%;
        min-inline-size: 240px;
        max-inline-size: 300px;
        margin-inline: auto;
        aspect-ratio: 1;
        forced-color-adjust: none;
      }
      svg {
        inline-size: 100%;
        block-size: 100%;
        border-radius: min(var(--w3m-radius-6), 28px); /* larger radii would clip the finder patterns in the corners */
        background: var(--w3m-color-qr-surface);
        box-shadow: inset 0 0 0 1px var(--w3m-color-border);
      }
      .dots {
        fill: none;
        stroke: var(--w3m-color-qr);
        stroke-width: 0.96;
        stroke-linecap: round;
      }
      .ring {
        fill: none;
        stroke: var(--w3m-color-qr);
      }
      .solid {
        fill: var(--w3m-color-qr);
      }
      div {
        position: absolute;
        inset: 0;
        display: grid;
        place-items: center;
        pointer-events: none;
      }
    `,
  ]

  /** The content of the code. */
  @property() value = ''

  /** A description of the code: its text alternative. */
  @property() label = ''

  /** Whether a picture is in the middle. */
  @state() private pictured = false

  protected override render() {
    const { size, dots, marks, finders } = drawQr(this.value, { hole: this.pictured })
    return html`
      <svg viewBox="0 0 ${size} ${size}" role="img" aria-label=${this.label} part="code">
        <path class="dots" d=${dots} />
        <path class="solid" d=${marks} />
        ${finders.map(
          ({ x, y }) => svg`<rect class="ring" x=${x + 0.5} y=${y + 0.5} width="6" height="6" rx="1.6" />
            <rect class="solid" x=${x + 2} y=${y + 2} width="3" height="3" rx="1"></rect>`,
        )}
      </svg>
      <div><slot @slotchange=${this.#onSlot}></slot></div>
    `
  }

  #onSlot({ target }: Event): void {
    this.pictured = target instanceof HTMLSlotElement && target.assignedElements().length > 0
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'w3m-ui-qr': W3mUiQr
  }
}
