import { html, nothing } from 'lit'

import { onRampController } from '../../controllers/onramp/onramp.js'
import { onRampForm } from '../../controllers/onramp/onramp-form.js'
import { editOnRamp } from '../../controllers/onramp/quote-onramp.js'
import { navigate } from '../../controllers/shell/navigate.js'
import { t } from '../../core/i18n/t.js'
import { reset } from '../../styles/reset.js'
import { LanguageLoader } from '../accounts/language-loader.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { amountField } from '../send/amount-field.js'
import { amountSide } from '../send/amount-side.styles.js'
import { sendForm } from '../send/send-form.styles.js'
import '../ui/w3m-ui-icon.js'
import { amountErrorText, limitTexts } from './onramp-texts.js'
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
  static override styles = [reset, sendForm, amountSide]

  readonly #language = new LanguageLoader(this)

  protected override render() {
    const form = onRampForm()
    if (!form) return nothing
    const { payment, limit } = form
    const error = amountErrorText(form)
    return html`<div class="amount ${error ? 'wrong' : ''}" role="group" aria-label=${t('onramp.pay')}>
        <span class="label">${t('onramp.pay')}</span>
        <div class="line">
          ${amountField({
            label: t('onramp.amount', { currency: payment.id }),
            written: onRampController.state.amount,
            maxLength: 20,
            isWrong: error !== '',
            describedBy: 'error limits',
            disabled: !this.#language.isLoaded,
            onWrite: amount => editOnRamp({ amount }),
            onEnter: () => this.emit('w3m-on-ramp-enter', undefined),
          })}
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
          >${limit ? t('onramp.amount.limits', limitTexts(limit, payment.id)) : nothing}</span
        >
      </div>
      <p class="error" id="error" role="status">${error}</p>`
  }
}
