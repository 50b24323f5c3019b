import { css, html, nothing } from 'lit'

import type { Holder } from '../../controllers/accounts/holder.js'
import { imageHosts } from '../../controllers/images/image-hosts.js'
import { depositAccount } from '../../controllers/pay/deposit-account.js'
import { depositAsset, depositController, exchangesFor } from '../../controllers/pay/deposit.js'
import { isPayBusy, payController } from '../../controllers/pay/pay.js'
import { depositFrom, loadDeposits } from '../../controllers/pay/request-deposit.js'
import { fromNotation, toNotation } from '../../controllers/send/amount-notation.js'
import { readAmount } from '../../controllers/send/rules.js'
import { figureLocale } from '../../controllers/shell/figure-locale.js'
import { navigate } from '../../controllers/shell/navigate.js'
import { report } from '../../controllers/shell/report.js'
import type { Exchange, PaymentAsset } from '../../core/entities/pay.js'
import { t } from '../../core/i18n/t.js'
import { trustedImage } from '../../core/image-url.js'
import { DEPOSIT_AMOUNTS, EXCHANGE_POPUP } from '../../core/limits.js'
import { openPopup } from '../../core/platform/popup.js'
import { formatBalance } from '../../core/text/format-balance.js'
import { reset } from '../../styles/reset.js'
import { viewStyles } from '../base/view.styles.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { reviewStyles } from '../send/review.styles.js'
import { symbolOf } from '../send/send-texts.js'
import { noSigner } from '../switching/no-signer.js'
import '../ui/w3m-ui-button.js'
import '../ui/w3m-ui-empty.js'
import '../ui/w3m-ui-list-row.js'
import '../ui/w3m-ui-notice.js'
import '../ui/w3m-ui-skeleton.js'
import '../ui/w3m-ui-text-field.js'
import { assetPicture } from './pay-total.js'
import { busyText, networkName } from './pay-texts.js'
import './texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-pay-with-exchange-view': W3mPayWithExchangeView
  }
}

/** More than anyone deposits: the amount is only parsed, and there is no balance to compare it with. */
const ANY = 10n ** 78n

/** The message for a problem with an amount; none while it is empty or valid. */
function amountErrorText(amount: string, { metadata }: PaymentAsset): string {
  const { problem } = readAmount(amount, { decimals: metadata.decimals, amount: ANY })
  if (!problem || problem === 'insufficient') return ''
  const values = {
    symbol: symbolOf(metadata),
    decimals: metadata.decimals,
    example: toNotation('1234.5', figureLocale()),
  }
  return t(`pay.deposit.amount.${problem}`, values)
}

/**
 * A deposit from an exchange to the connected account: how much of what, and from which exchange.
 *
 * @internal
 */
@element('w3m-pay-with-exchange-view')
export class W3mPayWithExchangeView extends W3mElement {
  static override styles = [
    reset,
    viewStyles,
    reviewStyles,
    css`
      .presets {
        display: grid;
        grid-template-columns: repeat(3, minmax(0, 1fr));
        gap: var(--w3m-space-2);
      }
      .presets w3m-ui-button {
        display: block;
      }
      .unit {
        padding-inline-end: var(--w3m-space-1);
        color: var(--w3m-color-secondary);
      }
    `,
  ]

  override connectedCallback(): void {
    super.connectedCallback()
    queueMicrotask(() => report(loadDeposits(), { shown: true }))
  }

  protected override render() {
    const holder = depositAccount()
    if (!holder) return noSigner()
    const { caipNetworkId } = holder.network
    const asset = depositAsset(caipNetworkId)
    const { status, amount } = depositController.state
    if (status === 'failed')
      return html`<w3m-ui-notice variant="warning" role="alert">
        ${t('pay.exchange.failed')}
        <w3m-ui-button slot="action" size="small" @click=${() => report(loadDeposits(), { shown: true })}
          >${t('pay.retry')}</w3m-ui-button
        >
      </w3m-ui-notice>`
    if (status !== 'ready')
      return html`<div class="list" role="status" aria-label=${t('pay.exchange.loading')}>
        ${[1, 2, 3].map(() => html`<w3m-ui-skeleton shape="row"></w3m-ui-skeleton>`)}
      </div>`
    if (!asset)
      return html`<w3m-ui-empty
          icon="card"
          label=${t('pay.deposit.none', { network: networkName(caipNetworkId) })}
          detail=${t('pay.deposit.none.text')}
        ></w3m-ui-empty>
        <w3m-ui-button variant="primary" @click=${() => navigate({ view: 'Networks', args: undefined })}
          >${t('pay.deposit.switch')}</w3m-ui-button
        >`
    const error = amountErrorText(amount, asset)
    const isReady = !error && readAmount(amount, { decimals: asset.metadata.decimals, amount: ANY }).amount
    return html`${this.#asset(asset)} ${this.#amount(amount, asset, error)} ${this.#to(holder)}
      ${isPayBusy() ? html`<w3m-ui-notice>${busyText(payController.state, holder.namespace)}</w3m-ui-notice>` : nothing}
      <div class="list">
        ${isReady
          ? exchangesFor(asset).map(exchange => this.#row(exchange, asset, holder))
          : error
            ? nothing
            : html`<w3m-ui-notice>${t('pay.deposit.enter')}</w3m-ui-notice>`}
      </div>`
  }

  #asset(asset: PaymentAsset) {
    const symbol = symbolOf(asset.metadata)
    const token = asset.asset === 'native' ? undefined : asset.asset
    return html`<w3m-ui-list-row
      chevron
      wraps
      label=${t('pay.deposit.asset', { symbol })}
      detail=${t('pay.deposit.asset.text')}
      @click=${() => navigate({ view: 'PayWithExchangeSelectAsset', args: undefined })}
    >
      <span slot="start">${assetPicture({ asset, token }, '40')}</span>
    </w3m-ui-list-row>`
  }

  #amount(amount: string, { metadata }: PaymentAsset, error: string) {
    const locale = figureLocale()
    return html`<w3m-ui-text-field
        label=${t('pay.deposit.amount')}
        inputmode="decimal"
        .value=${toNotation(amount, locale)}
        .rewrite=${(written: string) => toNotation(fromNotation(written, locale), locale)}
        error=${error}
        @w3m-field-input=${({ detail }: CustomEvent<{ value: string }>) =>
          depositController.edit({ amount: fromNotation(detail.value, locale) })}
        ><bdi class="unit" slot="end">${symbolOf(metadata)}</bdi></w3m-ui-text-field
      >
      <div class="presets" role="group" aria-label=${t('pay.deposit.presets')}>
        ${DEPOSIT_AMOUNTS.map(
          preset =>
            html`<w3m-ui-button size="small" @click=${() => depositController.edit({ amount: preset })}
              >${formatBalance(preset, 0, locale)}</w3m-ui-button
            >`,
        )}
      </div>`
  }

  #to({ address }: Holder) {
    return html`<dl>
      <div>
        <dt>${t('pay.deposit.to')}</dt>
        <dd><bdi class="address" dir="ltr">${address}</bdi></dd>
      </div>
    </dl>`
  }

  #row(exchange: Exchange, asset: PaymentAsset, holder: Holder) {
    return html`<w3m-ui-list-row
      chevron
      wraps
      label=${t('pay.deposit.exchange', { exchange: exchange.name })}
      detail=${t('pay.exchange.text')}
      ?disabled=${isPayBusy()}
      @click=${() => this.#deposit(exchange, asset, holder)}
    >
      <w3m-ui-picture
        slot="start"
        src=${trustedImage(exchange.imageUrl, imageHosts.get()) ?? ''}
        name=${exchange.name}
      ></w3m-ui-picture>
    </w3m-ui-list-row>`
  }

  /** The window opens during the click itself: browsers block one that opens later. */
  #deposit(exchange: Exchange, asset: PaymentAsset, holder: Holder): void {
    if (isPayBusy()) return
    const { amount } = depositController.state
    report(depositFrom(exchange, { asset, amount, holder }, openPopup(EXCHANGE_POPUP)), { shown: true })
  }
}
