import { css, html, nothing } from 'lit'

import { onRampController } from '../../controllers/onramp/onramp.js'
import { onRampForm } from '../../controllers/onramp/onramp-form.js'
import { editOnRamp } from '../../controllers/onramp/quote-onramp.js'
import { readWritten, showWritten } from '../../controllers/send/written-amount.js'
import { figureLocale } from '../../controllers/shell/figure-locale.js'
import { navigate } from '../../controllers/shell/navigate.js'
import { t } from '../../core/i18n/t.js'
import { reset } from '../../styles/reset.js'
import { SettledLanguage } from '../accounts/settled-language.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { sendForm } from '../send/send-form.styles.js'
import '../ui/w3m-ui-icon.js'
import { amountWords, limitWords } from './onramp-words.js'
import './texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-on-ramp-amount': W3mOnRampAmount
  }
  interface HTMLElementEventMap {
    'w3m-on-ramp-enter': CustomEvent<undefined>
  }
}

/**
 * The amount to pay, and its currency.
 *
 * @internal
 * @fires {CustomEvent<undefined>} w3m-on-ramp-enter - Enter was pressed in the field.
 */
@element('w3m-on-ramp-amount')
export class W3mOnRampAmount extends W3mElement {
  static override styles = [
    reset,
    sendForm,
    css`
      .label {
        color: var(--w3m-color-secondary);
        font-size: var(--w3m-text-small);
      }
    `,
  ]

  readonly #language = new SettledLanguage(this)

  protected override render() {
    const form = onRampForm()
    if (!form) return nothing
    const { payment, limit } = form
    const error = amountWords(form)
    return html`<div class="amount ${error ? 'wrong' : ''}" role="group" aria-label=${t('onramp.pay')}>
        <span class="label">${t('onramp.pay')}</span>
        <div class="line">
          <input
            inputmode="decimal"
            autocomplete="off"
            spellcheck="false"
            placeholder="0"
            dir="ltr"
            maxlength="20"
            aria-label=${t('onramp.amount', { currency: payment.id })}
            aria-invalid=${error !== ''}
            aria-describedby="error limits"
            .value=${showWritten(onRampController.state.amount, figureLocale())}
            ?disabled=${!this.#language.isSettled}
            @input=${this.#write}
            @keydown=${this.#onKey}
          />
          <button
            class="token"
            aria-label=${t('onramp.fiat.choose', { currency: payment.id })}
            @click=${() => navigate({ view: 'OnRampFiatSelect', args: undefined })}
          >
            <bdi>${payment.id}</bdi>
            <w3m-ui-icon name="chevron-down" size="small"></w3m-ui-icon>
          </button>
        </div>
        <span class="label" id="limits"
          >${limit ? t('onramp.amount.limits', limitWords(limit, payment.id)) : nothing}</span
        >
      </div>
      <p class="error" id="error" role="status" ?hidden=${!error}>${error}</p>`
  }

  /** A point becomes the visitor's own mark as soon as it is written, and the caret stays where it is. */
  readonly #write = ({ target }: InputEvent): void => {
    if (!(target instanceof HTMLInputElement)) return
    const { value, selectionEnd } = target
    const amount = readWritten(value, figureLocale())
    target.value = showWritten(amount, figureLocale())
    target.selectionEnd = selectionEnd
    editOnRamp({ amount })
  }

  readonly #onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Enter') this.emit('w3m-on-ramp-enter', undefined)
  }
}
