import { css, html, nothing } from 'lit'

import { snackController } from '../../controllers/shell/snack.js'
import { reset } from '../../styles/reset.js'
import { spinner } from '../base/spinner.styles.js'
import '../ui/w3m-ui-icon.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { tabStops } from './wrap-tab.js'

/** What a visitor presses or types into, unlike a panel that can be scrolled by keys. */
const CONTROL = 'a, button, input, select, textarea'

/**
 * A short message over the dialog's content, in the dialog's live region.
 *
 * @internal
 */
@element('w3m-snack-bar')
export class W3mSnackBar extends W3mElement {
  static override styles = [
    reset,
    spinner,
    css`
      :host {
        position: absolute;
        z-index: 2;
        inset-block-start: 52px; /* between the header's controls and the dots of a code below */
        inset-inline: var(--w3m-space-4);
        pointer-events: none;
      }
      .snack {
        display: flex;
        align-items: center;
        gap: var(--w3m-space-2);
        inline-size: fit-content;
        max-inline-size: 100%;
        margin-inline: auto;
        padding: var(--w3m-space-1) var(--w3m-space-4) var(--w3m-space-1) var(--w3m-space-3);
        border-radius: var(--w3m-radius-6);
        background: var(--w3m-color-text);
        color: var(--w3m-color-background);
        box-shadow: 0 4px 16px var(--w3m-color-shadow);
        overflow-wrap: anywhere;
        animation: drop 150ms var(--w3m-ease-out);
      }
      @keyframes drop {
        from {
          opacity: 0;
          translate: 0 -8px;
        }
      }
      @media (forced-colors: active) {
        .snack {
          border: 1px solid CanvasText;
        }
      }
    `,
  ]

  protected override render() {
    const { open, message, variant } = snackController.state
    const icon =
      variant === 'loading'
        ? html`<span class="spinner"></span>`
        : html`<w3m-ui-icon name=${variant === 'success' ? 'check' : 'warning'}></w3m-ui-icon>`
    return open ? html`<div class="snack ${variant}">${icon}<bdi>${message}</bdi></div>` : nothing
  }

  /** Moves below the controls that the message would cover, unless it would then cover others. */
  protected override updated(): void {
    this.style.insetBlockStart = ''
    const panel = this.closest('.panel')
    if (!panel) return
    const controls = tabStops(panel).filter(stop => stop.matches(CONTROL))
    const boxes = controls.map(control => control.getBoundingClientRect())
    const { top, height } = this.getBoundingClientRect()
    const under = (start: number): readonly DOMRect[] =>
      boxes.filter(box => box.top < start + height && box.bottom > start)
    const lower = Math.max(...under(top).map(({ bottom }) => bottom))
    if (!Number.isFinite(lower) || under(lower).length) return
    this.style.insetBlockStart = `${this.offsetTop + lower - top}px`
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'w3m-snack-bar': W3mSnackBar
  }
}
