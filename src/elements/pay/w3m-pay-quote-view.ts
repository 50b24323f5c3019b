import { css, html, nothing } from 'lit'

import { accountOf, statusOf } from '../../controllers/accounts/active.js'
import { loadBalance } from '../../controllers/connections/load-balance.js'
import { tokensOf } from '../../controllers/holdings/held-tokens.js'
import { loadTokens } from '../../controllers/holdings/load-tokens.js'
import { networksController } from '../../controllers/networks/networks.js'
import { confirmPay } from '../../controllers/pay/confirm-pay.js'
import { type PayStatus, isPayBusy, isWithWallet, payController } from '../../controllers/pay/pay.js'
import { chosenToken, isCurrentPayment, payableTokens, payingAccount } from '../../controllers/pay/paying-account.js'
import { preparePay, refreshPay } from '../../controllers/pay/prepare-pay.js'
import { figureLocale } from '../../controllers/shell/figure-locale.js'
import { navigate } from '../../controllers/shell/navigate.js'
import { report } from '../../controllers/shell/report.js'
import { formatAmount } from '../../core/amount.js'
import type { PayQuote, Payment } from '../../core/entities/pay.js'
import { PaymentUnderWayError } from '../../core/errors/pay.js'
import type { Token } from '../../core/entities/token.js'
import { t } from '../../core/i18n/t.js'
import { PAY_REFRESH, QUANTITY_DECIMALS } from '../../core/limits.js'
import { isFirstLoad } from '../../core/list/list.js'
import { formatBalance } from '../../core/text/format-balance.js'
import type { Holder } from '../../controllers/accounts/holder.js'
import { reset } from '../../styles/reset.js'
import { BalanceViewer } from '../accounts/balance-viewer.js'
import { hidden } from '../base/hidden.styles.js'
import { viewStyles } from '../base/view.styles.js'
import { Refresher } from '../base/refresher.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { tokensStatus } from '../holdings/tokens-status.js'
import { reviewStyles } from '../send/review.styles.js'
import { exactFigure, symbolOf } from '../send/send-texts.js'
import { noSigner } from '../switching/no-signer.js'
import '../ui/w3m-ui-button.js'
import '../ui/w3m-ui-empty.js'
import '../ui/w3m-ui-icon.js'
import '../ui/w3m-ui-notice.js'
import '../ui/w3m-ui-skeleton.js'
import { payTotal, totalStyles } from './pay-total.js'
import { busyText, networkName, payErrorText } from './pay-texts.js'
import { quoteFacts } from './quote-facts.js'
import './texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-pay-quote-view': W3mPayQuoteView
  }
}

/** Steps at which a quote is renewed when its inputs change. */
const PREPARES: readonly PayStatus[] = ['choosing', 'preparing', 'ready']

/** Whether the account's holdings are still unknown. */
const isLoading = ({ namespace }: Holder): boolean => isFirstLoad(tokensOf(namespace))

/** Whether the account's tokens or its first balance are being read, so that there may yet be something to pay with. */
function isReading({ namespace }: Holder): boolean {
  const { balance, balanceStatus } = accountOf(namespace)
  return tokensOf(namespace).status === 'loading' || (balance === undefined && balanceStatus === 'loading')
}

const valueOf = ({ address }: Token): string => address ?? 'native'

/**
 * The payment from the wallet: the token to pay with, and everything about it, as it will be signed.
 *
 * @internal
 */
@element('w3m-pay-quote-view')
export class W3mPayQuoteView extends W3mElement {
  static override styles = [
    reset,
    viewStyles,
    hidden,
    reviewStyles,
    totalStyles,
    css`
      .with {
        display: grid;
        gap: var(--w3m-space-1);
      }
      .choice {
        display: grid;
        align-items: center;
      }
      .choice > * {
        grid-area: 1 / 1;
      }
      .choice w3m-ui-icon {
        justify-self: end;
        margin-inline-end: var(--w3m-space-3);
        color: var(--w3m-color-secondary);
        pointer-events: none;
      }
      select {
        appearance: none;
        inline-size: 100%;
        min-block-size: 48px;
        padding-inline: var(--w3m-space-3) var(--w3m-space-10);
        border: 1px solid var(--w3m-color-edge);
        border-radius: var(--w3m-radius-4);
        background: var(--w3m-color-raised);
        color: var(--w3m-color-text);
        font: inherit;
        font-size: max(16px, var(--w3m-text-large));
        text-overflow: ellipsis;
      }
      .note {
        font-size: var(--w3m-text-small);
      }
      option {
        background: var(--w3m-color-background);
        color: var(--w3m-color-text);
      }
    `,
  ]

  /** The input of the current or pending quote. */
  #asked = ''

  constructor() {
    super()
    new BalanceViewer(this)
    new Refresher(this, () => report(refreshPay(), { shown: true }), PAY_REFRESH)
  }

  override connectedCallback(): void {
    super.connectedCallback()
    queueMicrotask(() => {
      const holder = payingAccount()
      if (holder) report(loadTokens(holder.namespace), { shown: true })
    })
  }

  /** Another account, network, token or balance needs another quote. */
  protected override updated(): void {
    const { payment, choice, status } = payController.state
    const holder = payingAccount()
    if (!payment || !holder || !PREPARES.includes(status) || isLoading(holder)) return
    const source = chosenToken(payment, holder, choice)
    const key = source ? `${payment.key} ${holder.owner} ${valueOf(source)} ${source.amount}` : ''
    if (!key || key === this.#asked) return
    this.#asked = key
    queueMicrotask(() => this.#prepare())
  }

  protected override render() {
    const { payment } = payController.state
    const holder = payingAccount()
    if (!payment)
      return html`<w3m-ui-empty icon="card" label=${t('pay.none')} detail=${t('pay.none.text')}></w3m-ui-empty>`
    if (!holder) return noSigner(statusOf(payment.namespace) === 'connected' ? payment.namespace : undefined)
    return html`${payTotal(payment)} ${this.#switch(payment, holder)} ${this.#tokens(payment, holder)}
    ${this.#quote(payment, holder)}`
  }

  /** The payment's own network, where the visitor could pay directly. */
  #switch({ asset }: Payment, { network }: Holder) {
    const isElsewhere = asset.network !== network.caipNetworkId
    if (!isElsewhere || !networksController.find(asset.network) || isPayBusy()) return nothing
    const args = { caipNetworkId: asset.network }
    return html`<w3m-ui-notice>
      ${t('pay.quote.switch.text', { symbol: symbolOf(asset.metadata) })}
      <w3m-ui-button slot="action" size="small" @click=${() => navigate({ view: 'SwitchNetwork', args })}
        >${t('pay.quote.switch', { network: networkName(asset.network) })}</w3m-ui-button
      >
    </w3m-ui-notice>`
  }

  #tokens(payment: Payment, holder: Holder) {
    const { choice, quote, status } = payController.state
    if (quote && isWithWallet(status)) return this.#choices([quote.source], quote.source) // it is no longer available
    const chosen = chosenToken(payment, holder, choice)
    if (isLoading(holder) || (!chosen && isReading(holder)))
      return html`<div role="status" aria-label=${t('pay.quote.tokens.loading')}>
        <w3m-ui-skeleton shape="row"></w3m-ui-skeleton>
      </div>`
    return html`${tokensStatus(holder.namespace)}
    ${chosen ? this.#choices(payableTokens(payment, holder), chosen) : this.#none(holder)}`
  }

  /** Without a token to pay with; only an account whose holdings are all known has none. */
  #none({ namespace, network }: Holder) {
    if (tokensOf(namespace).status !== 'ready') return nothing // the list says why
    if (accountOf(namespace).balanceStatus === 'failed')
      return html`<w3m-ui-notice variant="error" role="status">
        ${t('send.error.unreachable')}
        <w3m-ui-button
          slot="action"
          size="small"
          @click=${() => report(loadBalance(namespace, { force: true }), { shown: true })}
          >${t('pay.retry')}</w3m-ui-button
        >
      </w3m-ui-notice>`
    return html`<w3m-ui-notice variant="warning" role="status"
      >${t('pay.quote.tokens.none', { network: networkName(network.caipNetworkId) })}</w3m-ui-notice
    >`
  }

  #choices(tokens: readonly Token[], chosen: Token) {
    return html`<label class="with">
      <span class="caption">${t('pay.quote.token')}</span>
      <span class="choice">
        <select ?disabled=${isPayBusy()} @change=${(event: Event) => this.#choose(event)}>
          ${tokens.map(
            token =>
              html`<option value=${valueOf(token)} .selected=${valueOf(token) === valueOf(chosen)}>
                ${this.#option(token)}
              </option>`,
          )}
        </select>
        <w3m-ui-icon name="chevron-down" size="small"></w3m-ui-icon>
      </span>
    </label>`
  }

  #option(token: Token): string {
    const amount = formatBalance(formatAmount(token.amount, token.decimals), QUANTITY_DECIMALS, figureLocale())
    return t('pay.quote.token.option', { symbol: symbolOf(token), amount })
  }

  #quote(payment: Payment, holder: Holder) {
    const { quote, status, error, choice } = payController.state
    const source = chosenToken(payment, holder, choice)
    const context = { namespace: holder.namespace, symbol: source ? symbolOf(source) : '' }
    const text = error ? payErrorText(error, context) : ''
    const isAgain = error instanceof PaymentUnderWayError
    const notice = text
      ? html`<w3m-ui-notice variant=${isAgain ? 'warning' : 'error'} role="alert">
          ${text}
          ${quote
            ? nothing
            : html`<w3m-ui-button slot="action" size="small" @click=${() => this.#prepare()}
                >${t('pay.retry')}</w3m-ui-button
              >`}
        </w3m-ui-notice>`
      : nothing
    if (!quote || !isCurrentPayment(quote))
      return html`${notice}
      ${source && status === 'preparing'
        ? html`<div role="status" aria-label=${t('pay.quote.preparing')}>
            <w3m-ui-skeleton shape="row"></w3m-ui-skeleton>
          </div>`
        : nothing}`
    return html`${quoteFacts(quote, holder.network)}
      ${quote.requests > 1 ? html`<w3m-ui-notice>${t('pay.quote.steps')}</w3m-ui-notice>` : nothing} ${notice}
      <w3m-ui-button
        variant="primary"
        ?loading=${isWithWallet(status)}
        ?disabled=${!isPayBusy() && status !== 'ready'}
        @click=${() => report(confirmPay({ again: isAgain }), { shown: true })}
        >${this.#action(quote, isAgain)}</w3m-ui-button
      >
      <p class="hidden" role="status">${isWithWallet(status) ? this.#action(quote, isAgain) : nothing}</p>`
  }

  /** The button names the action. */
  #action({ namespace, amount, source }: PayQuote, isAgain: boolean): string {
    if (isWithWallet(payController.state.status)) return busyText(payController.state, namespace)
    if (isAgain) return t('pay.quote.again')
    return t('pay.quote.confirm', { amount: exactFigure(amount, source.decimals), symbol: symbolOf(source) })
  }

  #choose({ target }: Event): void {
    if (!(target instanceof HTMLSelectElement) || isPayBusy()) return
    payController.choose(target.value === 'native' ? {} : { address: target.value })
  }

  #prepare(): void {
    if (this.isConnected && !isPayBusy()) report(preparePay(), { shown: true })
  }
}
