import { type TemplateResult, css, html, nothing } from 'lit'
import { state } from 'lit/decorators.js'

import { isCurrent } from '../../controllers/send/current-quote.js'
import { figureLocale } from '../../controllers/shell/figure-locale.js'
import { goBack } from '../../controllers/connections/go-back.js'
import { report } from '../../controllers/shell/report.js'
import { networksController } from '../../controllers/networks/networks.js'
import { confirmSend } from '../../controllers/send/confirm-send.js'
import { quoteWarnings } from '../../controllers/send/send-form.js'
import { sendController } from '../../controllers/send/send.js'
import { formatFiat } from '../../core/amount.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import type { ReceiverWarning, SendQuote } from '../../core/entities/send.js'
import { t } from '../../core/i18n/t.js'
import { cleanLabel } from '../../core/text/label.js'
import { isSevere } from '../../controllers/send/rules.js'
import { fiatValue } from '../../core/tokens.js'
import { reset } from '../../styles/reset.js'
import { feeWithFiat } from './fee-with-fiat.js'
import { reviewStyles } from './review.styles.js'
import { sendErrorText } from './send-error-text.js'
import { exactFigure, sendWarnings, symbolOf, walletName } from './send-texts.js'
import { tokenPicture } from '../accounts/token-picture.js'
import { reviewFigure } from './amount-figure.js'
import '../ui/w3m-ui-button.js'
import '../ui/w3m-ui-empty.js'
import '../ui/w3m-ui-notice.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { hidden } from '../base/hidden.styles.js'
import { viewStyles } from '../base/view.styles.js'
import './texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-wallet-send-preview-view': W3mWalletSendPreviewView
  }
}

/**
 * The review of a send, as it will be signed.
 *
 * @internal
 */
@element('w3m-wallet-send-preview-view')
export class W3mWalletSendPreviewView extends W3mElement {
  static override styles = [
    reset,
    viewStyles,
    hidden,
    reviewStyles,
    css`
      label {
        display: flex;
        gap: var(--w3m-space-3);
        align-items: center;
        min-block-size: 44px;
        padding-inline: var(--w3m-space-2);
        cursor: pointer;
      }
      label input {
        appearance: auto;
        flex: none;
        inline-size: 18px;
        block-size: 18px;
        accent-color: var(--w3m-color-accent);
      }
    `,
  ]

  /** The quote with serious warnings, and those that the visitor accepted. */
  @state() private accepted: { readonly quote: SendQuote; readonly warnings: readonly ReceiverWarning[] } | undefined

  protected override render() {
    const { quote, error, namespace, status } = sendController.state
    const network = quote && networksController.find(quote.caipNetworkId)
    if (!quote || !network) return error ? this.#failed(sendErrorText(error, namespace)) : this.#empty()
    if (status !== 'signing' && !isCurrent(quote)) return this.#failed(t('send.preview.changed'))
    const warnings = quoteWarnings(quote)
    return html`${this.#what(quote, network)}
      <dl>
        ${this.#address(t('send.preview.from'), quote.from)}
        ${this.#address(t('send.preview.to'), quote.to, cleanLabel(quote.name))} ${this.#arrives(quote)}
        ${this.#short(t('send.preview.network'), html`<bdi>${cleanLabel(network.name) ?? network.caipNetworkId}</bdi>`)}
        ${this.#short(t('send.preview.fee'), feeWithFiat(quote.fee, network))}
        ${quote.deposit > 0n ? this.#short(t('send.preview.deposit'), feeWithFiat(quote.deposit, network)) : nothing}
      </dl>
      ${quote.deposit > 0n ? html`<w3m-ui-notice>${t('send.preview.deposit.text')}</w3m-ui-notice>` : nothing}
      ${sendWarnings(warnings, quote.token)}
      ${error
        ? html`<w3m-ui-notice variant="error" role="alert">${sendErrorText(error, quote.namespace)}</w3m-ui-notice>`
        : nothing}
      ${this.#confirm(quote, warnings.filter(isSevere))}`
  }

  #what({ token, amount }: SendQuote, network: CaipNetwork) {
    const fiat = fiatValue(amount, token.decimals, token.price)
    return html`<div class="what">
      <div>
        <p class="quiet">${t('send.preview.amount')}</p>
        ${reviewFigure(exactFigure(amount, token.decimals), symbolOf(token))}
        ${fiat ? html`<p class="quiet">${formatFiat(fiat, figureLocale())}</p>` : nothing}
        ${token.address ? html`<p class="quiet address">${token.address}</p>` : nothing}
      </div>
      ${tokenPicture(token, network, '40')}
    </div>`
  }

  #address(term: string, address: string, name?: string) {
    return html`<div>
      <dt>${term}</dt>
      <dd>${name ? html`<bdi>${name}</bdi><br />` : nothing}<bdi class="address" dir="ltr">${address}</bdi></dd>
    </div>`
  }

  /** What arrives, where the token itself keeps part of every transfer. */
  #arrives({ arrives, token }: SendQuote) {
    if (arrives === undefined) return nothing
    const figure = html`<bdi>${exactFigure(arrives, token.decimals)} ${symbolOf(token)}</bdi>`
    return this.#short(t('send.preview.receives'), figure)
  }

  #short(term: string, value: TemplateResult) {
    return html`<div class="short">
      <dt>${term}</dt>
      <dd>${value}</dd>
    </div>`
  }

  #confirm(quote: SendQuote, severe: readonly ReceiverWarning[]) {
    const { status } = sendController.state
    const isAccepted = severe.every(
      warning => this.accepted?.quote === quote && this.accepted.warnings.includes(warning),
    )
    const waiting = status === 'signing'
    const wallet = walletName(quote.namespace)
    const amount = exactFigure(quote.amount, quote.token.decimals)
    return html`${severe.length
        ? html`<label
            ><input
              type="checkbox"
              .checked=${isAccepted}
              @change=${(event: Event) => this.#accept(event, quote, severe)}
            />
            <span>${t('send.warning.accept')}</span></label
          >`
        : nothing}
      <w3m-ui-button
        variant="primary"
        ?disabled=${!waiting && (status !== 'ready' || !isAccepted)}
        ?loading=${waiting}
        @click=${() => report(confirmSend(), { shown: true })}
        >${waiting
          ? t('send.preview.waiting', { wallet })
          : t('send.preview.confirm', { amount, symbol: symbolOf(quote.token) })}</w3m-ui-button
      >
      <p class="hidden" role="status">${waiting ? t('send.preview.waiting', { wallet }) : nothing}</p>`
  }

  #accept({ target }: Event, quote: SendQuote, warnings: readonly ReceiverWarning[]): void {
    this.accepted = target instanceof HTMLInputElement && target.checked ? { quote, warnings } : undefined
  }

  #failed(text: string) {
    return html`<w3m-ui-notice variant="error" role="alert">${text}</w3m-ui-notice>
      <w3m-ui-button @click=${() => goBack()}>${t('send.preview.edit')}</w3m-ui-button>`
  }

  #empty() {
    return html`<w3m-ui-empty
      icon="arrow-up"
      label=${t('send.preview.none')}
      detail=${t('send.preview.none.text')}
    ></w3m-ui-empty>`
  }
}
