import { html } from 'lit'

import { goBack } from '../../controllers/connections/go-back.js'
import { onRampController } from '../../controllers/onramp/onramp.js'
import { onRampForm } from '../../controllers/onramp/onramp-form.js'
import { editOnRamp } from '../../controllers/onramp/quote-onramp.js'
import { currentLocale, t } from '../../core/i18n/t.js'
import { reset } from '../../styles/reset.js'
import { viewStyles } from '../base/view.styles.js'
import { W3mElement, element } from '../base/w3m-element.js'
import '../ui/w3m-ui-list-row.js'
import '../ui/w3m-ui-picture.js'
import { noChoices } from './onramp-obstacle.js'
import { OptionsLoader } from './options-loader.js'
import './texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-on-ramp-fiat-select-view': W3mOnRampFiatSelectView
  }
}

/** The name of a currency in the language of the texts. */
const currencyName = (code: string): string =>
  new Intl.DisplayNames([currentLocale()], { type: 'currency' }).of(code) ?? code

/**
 * The currencies to pay with.
 *
 * @internal
 */
@element('w3m-on-ramp-fiat-select-view')
export class W3mOnRampFiatSelectView extends W3mElement {
  static override styles = [reset, viewStyles]

  constructor() {
    super()
    new OptionsLoader(this)
  }

  protected override render() {
    const instead = noChoices()
    const form = onRampForm()
    if (instead || !form) return instead
    const { payment } = form
    return html`<div class="list" role="group" aria-label=${t('onramp.fiat.list')}>
      ${onRampController.state.payments.map(
        ({ id }) =>
          html`<w3m-ui-list-row
            label=${id}
            detail=${currencyName(id)}
            ?current=${id === payment.id}
            @click=${() => this.#choose(id)}
          >
            <w3m-ui-picture slot="start" round name=${id}></w3m-ui-picture>
          </w3m-ui-list-row>`,
      )}
    </div>`
  }

  #choose(currency: string): void {
    editOnRamp({ currency })
    goBack()
  }
}
