import { css, html, nothing } from 'lit'

import { onRampController } from '../../controllers/onramp/onramp.js'
import {
  type OnRampForm,
  type ProviderRow,
  buyingAccount,
  onRampForm,
  onRampObstacle,
} from '../../controllers/onramp/onramp-form.js'
import { isCurrentPurchase, reviewPurchase } from '../../controllers/onramp/prepare-purchase.js'
import { editOnRamp, quoteOnRamp, startOnRamp } from '../../controllers/onramp/quote-onramp.js'
import { serviceFeeOf } from '../../controllers/onramp/rules.js'
import { navigate } from '../../controllers/shell/navigate.js'
import { report } from '../../controllers/shell/report.js'
import type { OnRampMethod, OnRampQuote, PurchaseStatus } from '../../core/entities/onramp.js'
import { t } from '../../core/i18n/t.js'
import { reset } from '../../styles/reset.js'
import { viewStyles } from '../base/view.styles.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { amountFigure } from '../send/amount-figure.js'
import { amountSide } from '../send/amount-side.styles.js'
import { sendForm } from '../send/send-form.styles.js'
import '../ui/w3m-ui-button.js'
import '../ui/w3m-ui-icon.js'
import '../ui/w3m-ui-notice.js'
import '../ui/w3m-ui-picture.js'
import '../ui/w3m-ui-skeleton.js'
import '../ui/w3m-ui-tabs.js'
import { noBuyingAccount, onRampObstacleView } from './onramp-obstacle.js'
import { feeText, fiatFigure, providerName, purchasePicture, refusalText, tokenFigure } from './onramp-texts.js'
import { providerRow } from './provider-row.styles.js'
import './w3m-on-ramp-amount.js'
import './texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-on-ramp-providers-view': W3mOnRampProvidersView
  }
}

/** A provider's page was opened, and the outcome is unknown. */
const UNDER_WAY: readonly PurchaseStatus[] = ['waiting', 'returned', 'pending']

/**
 * What to buy, for how much, and from whom.
 *
 * @internal
 */
@element('w3m-on-ramp-providers-view')
export class W3mOnRampProvidersView extends W3mElement {
  static override styles = [
    reset,
    viewStyles,
    sendForm,
    amountSide,
    providerRow,
    css`
      .form {
        display: grid;
        gap: var(--w3m-space-2);
      }
      .part {
        border-radius: var(--w3m-radius-4);
        background: var(--w3m-color-raised);
      }
      .tabs {
        block-size: 40px;
      }
      .side {
        block-size: 112px;
      }
      .shape {
        inline-size: 48px;
        border-radius: var(--w3m-radius-2);
        background: var(--w3m-color-raised);
      }
    `,
  ]

  /** The account that the form was last loaded for. */
  #owner: string | undefined

  /** The latest quote: while another loads, its rows stay, without their figures, so that nothing below moves. */
  #priced: { readonly quote: OnRampQuote | undefined } | undefined

  protected override updated(): void {
    const owner = buyingAccount()?.owner
    if (!owner || owner === this.#owner) return
    this.#owner = owner
    queueMicrotask(() => {
      if (this.isConnected) startOnRamp()
    })
  }

  protected override render() {
    const holder = buyingAccount()
    if (!holder) return noBuyingAccount()
    const obstacle = onRampObstacle(holder)
    if (obstacle) return onRampObstacleView(obstacle, holder.network)
    const form = onRampForm()
    if (!form) return this.#waiting()
    return html`
      ${this.#earlier()}
      <w3m-ui-tabs
        label=${t('onramp.method')}
        selected=${form.method}
        .tabs=${form.methods.map(id => ({ id, label: t(`onramp.method.${id}`) }))}
        @w3m-tab-select=${({ detail }: CustomEvent<{ id: OnRampMethod }>) => editOnRamp({ method: detail.id })}
      >
        <div class="form">
          <w3m-on-ramp-amount @w3m-on-ramp-enter=${() => reviewPurchase()}></w3m-on-ramp-amount>
          ${this.#receive(form)}
        </div>
      </w3m-ui-tabs>
      ${this.#about(form)} ${this.#providers(form)}
      <w3m-ui-button variant="primary" ?disabled=${!form.ready} @click=${() => reviewPurchase()}
        >${t('onramp.continue')}</w3m-ui-button
      >
      <w3m-ui-button variant="ghost" @click=${() => navigate({ view: 'WhatIsABuy', args: undefined })}
        >${t('onramp.explain')}</w3m-ui-button
      >
    `
  }

  /** A purchase without a known outcome, of this page or an earlier one. */
  #earlier() {
    const { purchase } = onRampController.state
    if (!purchase || !UNDER_WAY.includes(purchase.status) || !isCurrentPurchase(purchase.request)) return nothing
    return html`<w3m-ui-notice role="status">
      ${t('onramp.buy.earlier', { provider: providerName(purchase.provider) })}
      <w3m-ui-button slot="action" size="small" @click=${() => navigate({ view: 'BuyInProgress', args: undefined })}
        >${t('onramp.buy.earlier.action')}</w3m-ui-button
      >
    </w3m-ui-notice>`
  }

  #receive(form: OnRampForm) {
    const { token, holder, pricing, quote } = form
    const figure = quote && `${quote.estimated ? '≈ ' : ''}${tokenFigure(quote.purchaseAmount)}`
    const loading = pricing === 'loading' ? t('onramp.quote.loading') : undefined
    return html`<div class="amount" role="group" aria-label=${t('onramp.receive')}>
      <span class="label">${t('onramp.receive')}</span>
      <div class="line">
        ${amountFigure(figure, { loading, none: '–' })}
        ${token
          ? html`<button
              class="token"
              aria-label=${t('onramp.token.choose', { token: token.symbol })}
              @click=${() => navigate({ view: 'OnRampTokenSelect', args: undefined })}
            >
              ${purchasePicture(token, holder.network, '24')}<bdi>${token.symbol}</bdi>
              <w3m-ui-icon name="chevron-down" size="small"></w3m-ui-icon>
            </button>`
          : nothing}
      </div>
    </div>`
  }

  /** The breakdown of the quote, or the reason why there is no quote. */
  #about({ pricing, quote, payment }: OnRampForm) {
    if (pricing === 'unreadable')
      return html`<w3m-ui-notice variant="error" role="alert">
        ${t('onramp.quote.invalid')}
        <w3m-ui-button slot="action" size="small" @click=${() => report(quoteOnRamp(), { shown: true })}
          >${t('onramp.quote.retry')}</w3m-ui-button
        >
      </w3m-ui-notice>`
    if (pricing === 'none') return nothing
    if (pricing === 'ready') this.#priced = { quote }
    const shown = this.#priced
    if (!shown) return nothing
    if (!shown.quote) return html`<p class="caption">${t('onramp.quote.none')}</p>`
    if (shown.quote.estimated) return html`<p class="caption">${t('onramp.quote.estimate')}</p>`
    const { networkFee, paymentSubtotal, paymentTotal } = shown.quote
    const serviceFee = serviceFeeOf(shown.quote)
    const fact = (name: string, figure: string | undefined) =>
      figure === undefined
        ? nothing
        : html`<p class="caption fact">
            <span>${name}</span> ${pricing === 'ready'
              ? html`<bdi>${fiatFigure(figure, payment.id)}</bdi>`
              : html`<span class="shape" aria-hidden="true"></span>`}
          </p>`
    return html`${fact(t('onramp.quote.subtotal'), paymentSubtotal)} ${fact(t('onramp.quote.fee'), networkFee)}
    ${fact(t('onramp.quote.service'), serviceFee)} ${fact(t('onramp.quote.total'), paymentTotal)}`
  }

  #providers(form: OnRampForm) {
    const open = form.rows.filter(({ refusal }) => !refusal)
    const refused = form.rows.filter(({ refusal }) => refusal)
    return html`${open.length
      ? html`<fieldset>
          <legend class="caption">${t('onramp.providers')}</legend>
          ${open.map(row => this.#provider(row, form))}
        </fieldset>`
      : nothing}
    ${refused.map(row => html`<p class="caption refused">${refusalText(row, form)}</p>`)}`
  }

  #provider({ provider }: ProviderRow, { chosen }: OnRampForm) {
    const name = providerName(provider)
    return html`<label class="provider">
      <w3m-ui-picture src=${provider.iconUrl ?? ''} name=${name}></w3m-ui-picture>
      <span class="text"><bdi>${name}</bdi><span class="label">${feeText(provider)}</span></span>
      <input
        type="radio"
        name="provider"
        value=${provider.id}
        .checked=${provider === chosen?.provider}
        @change=${() => onRampController.edit({ provider: provider.id })}
      />
    </label>`
  }

  #waiting() {
    return html`<div class="form" role="status" aria-label=${t('onramp.quote.loading')}>
      <span class="part tabs"></span><span class="part side"></span><span class="part side"></span>
      ${[1, 2, 3].map(() => html`<w3m-ui-skeleton shape="row"></w3m-ui-skeleton>`)}
      <w3m-ui-skeleton shape="button"></w3m-ui-skeleton>
    </div>`
  }
}
