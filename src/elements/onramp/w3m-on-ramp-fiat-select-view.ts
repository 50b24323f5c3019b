import { html } from 'lit'

import { goBack } from '../../controllers/connections/go-back.js'
import { figureLocale } from '../../controllers/shell/figure-locale.js'
import { onRampController } from '../../controllers/onramp/onramp.js'
import { buyingAccount, onRampForm } from '../../controllers/onramp/onramp-form.js'
import { editOnRamp } from '../../controllers/onramp/quote-onramp.js'
import { t } from '../../core/i18n/t.js'
import { reset } from '../../styles/reset.js'
import { viewStyles } from '../base/view.styles.js'
import { W3mElement, element } from '../base/w3m-element.js'
import '../ui/w3m-ui-list-row.js'
import '../ui/w3m-ui-picture.js'
import { noBuyingAccount, onRampObstacleView } from './onramp-obstacle.js'
import './texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-on-ramp-fiat-select-view': W3mOnRampFiatSelectView
  }
}

/** The name of a currency in the visitor's language. */
const currencyName = (code: string): string =>
  new Intl.DisplayNames([figureLocale() ?? navigatorLocale()], { type: 'currency' }).of(code) ?? code

const navigatorLocale = (): string => new Intl.NumberFormat().resolvedOptions().locale

/**
 * The currencies to pay with.
 *
 * @internal
 */
@element('w3m-on-ramp-fiat-select-view')
export class W3mOnRampFiatSelectView extends W3mElement {
  static override styles = [reset, viewStyles]

  protected override render() {
    const holder = buyingAccount()
    if (!holder) return noBuyingAccount()
    const form = onRampForm()
    if (!form) return onRampObstacleView('off', holder.network)
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
