import { css, html, nothing } from 'lit'
import { state } from 'lit/decorators.js'

import { isSwapSigning } from '../../controllers/swap/start-swap.js'
import { swapController } from '../../controllers/swap/swap.js'
import { t } from '../../core/i18n/t.js'
import { latinDigits } from '../../core/text/latin-digits.js'
import { SWAP_SLIPPAGE_RANGE } from '../../core/limits.js'
import { reset } from '../../styles/reset.js'
import { W3mElement, element } from '../base/w3m-element.js'
import '../ui/w3m-ui-notice.js'
import { percentFigure } from './swap-texts.js'
import './texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-swap-slippage': W3mSwapSlippage
  }
}

/** The slippage from which the visitor is warned, in percent. */
const HIGH = 5
const { least, most } = SWAP_SLIPPAGE_RANGE

/** A whole percentage within the allowed range. */
function readSlippage(written: string): number | undefined {
  const text = latinDigits(written.trim())
  if (!/^\d{1,2}$/.test(text)) return undefined
  const percent = Number(text)
  return percent >= least && percent <= most ? percent : undefined
}

/**
 * How far the price may move between the review and the swap.
 *
 * @internal
 * @fires {CustomEvent<undefined>} w3m-swap-enter - Enter was pressed in the field.
 */
@element('w3m-swap-slippage')
export class W3mSwapSlippage extends W3mElement {
  static override styles = [
    reset,
    css`
      label {
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: var(--w3m-space-3);
        padding-inline: var(--w3m-space-3);
        color: var(--w3m-color-secondary);
        font-size: var(--w3m-text-small);
      }
      .field {
        display: flex;
        align-items: center;
        gap: var(--w3m-space-1);
        padding-inline: var(--w3m-space-2);
        border-radius: var(--w3m-radius-4);
        background: var(--w3m-color-raised);
      }
      input {
        inline-size: 4ch;
        min-block-size: 36px;
        color: var(--w3m-color-text);
        text-align: end;
        font-variant-numeric: tabular-nums;
      }
      .error {
        padding: var(--w3m-space-1) var(--w3m-space-3) 0;
        color: var(--w3m-color-error);
        font-size: var(--w3m-text-small);
      }
      .error:empty {
        padding: 0; /* no space without an error; its live region is always rendered */
      }
      @media (pointer: coarse) {
        input {
          min-block-size: 44px;
        }
      }
      @media (forced-colors: active) {
        .field {
          border: 1px solid CanvasText;
        }
      }
    `,
  ]

  /** As entered, until it is a valid percentage. */
  @state() private written: string | undefined

  protected override render() {
    const { slippage } = swapController.state
    const isWrong = this.written !== undefined && readSlippage(this.written) === undefined
    const error = isWrong ? t('swap.slippage.invalid', { least: percentFigure(least), most: percentFigure(most) }) : ''
    return html`<label>
        ${t('swap.slippage.label')}
        <span class="field">
          <input
            inputmode="numeric"
            autocomplete="off"
            maxlength="2"
            dir="ltr"
            aria-label=${t('swap.slippage')}
            aria-invalid=${isWrong}
            aria-describedby="error"
            .value=${this.written ?? String(slippage)}
            ?disabled=${isSwapSigning()}
            @input=${this.#write}
            @keydown=${this.#press}
            @blur=${() => (this.written = undefined)}
          /><span aria-hidden="true">%</span>
        </span>
      </label>
      <p class="error" id="error" role="status">${error}</p>
      <div role="status">
        ${!isWrong && slippage >= HIGH
          ? html`<w3m-ui-notice variant="warning">${t('swap.slippage.high')}</w3m-ui-notice>`
          : nothing}
      </div>`
  }

  readonly #press = ({ key }: KeyboardEvent): void => {
    const isValid = this.written === undefined || readSlippage(this.written) !== undefined
    if (key === 'Enter' && isValid) this.emit('w3m-swap-enter', undefined)
  }

  readonly #write = ({ target }: InputEvent): void => {
    if (!(target instanceof HTMLInputElement)) return
    this.written = target.value
    const slippage = readSlippage(this.written)
    if (slippage !== undefined) swapController.edit({ slippage })
  }
}
