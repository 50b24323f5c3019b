import { css, html, nothing } from 'lit'

import { accountOf, isViewOnly } from '../../controllers/accounts/active.js'
import { connectorsController } from '../../controllers/connections/connectors.js'
import { connectionsController } from '../../controllers/connections/connections.js'
import { imageHosts } from '../../controllers/images/image-hosts.js'
import { loadExchanges } from '../../controllers/pay/load-exchanges.js'
import { isPayBusy, payController } from '../../controllers/pay/pay.js'
import { payAtExchange } from '../../controllers/pay/pay-at-exchange.js'
import { payingAccount } from '../../controllers/pay/paying-account.js'
import { expectView } from '../../controllers/shell/expect-view.js'
import { navigate } from '../../controllers/shell/navigate.js'
import { report } from '../../controllers/shell/report.js'
import { routerController } from '../../controllers/shell/router.js'
import type { Exchange, Payment } from '../../core/entities/pay.js'
import { PaymentUnderWayError } from '../../core/errors/pay.js'
import { t } from '../../core/i18n/t.js'
import { trustedImage } from '../../core/image-url.js'
import { EXCHANGE_POPUP } from '../../core/limits.js'
import { openPopup } from '../../core/platform/popup.js'
import { truncateAddress } from '../../core/text/short-address.js'
import { reset } from '../../styles/reset.js'
import { BalanceViewer } from '../accounts/balance-viewer.js'
import { viewStyles } from '../base/view.styles.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { reviewStyles } from '../send/review.styles.js'
import { connectedWalletLabel } from '../wallets/wallet-label.js'
import { symbolOf } from '../send/send-texts.js'
import '../ui/w3m-ui-button.js'
import '../ui/w3m-ui-empty.js'
import '../ui/w3m-ui-list-row.js'
import '../ui/w3m-ui-notice.js'
import '../ui/w3m-ui-picture.js'
import '../ui/w3m-ui-skeleton.js'
import '../wallets/w3m-wallet-picture.js'
import { payTotal, totalStyles } from './pay-total.js'
import { busyText, networkName, payErrorText } from './pay-texts.js'
import './texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-pay-view': W3mPayView
  }
}

/**
 * The ways to make a payment: the connected wallet, and exchanges.
 *
 * @internal
 */
@element('w3m-pay-view')
export class W3mPayView extends W3mElement {
  static override styles = [
    reset,
    viewStyles,
    reviewStyles,
    totalStyles,
    css`
      dl {
        margin-block-end: var(--w3m-space-2);
      }
    `,
  ]

  constructor() {
    super()
    new BalanceViewer(this)
  }

  protected override render() {
    const { payment, error } = payController.state
    if (!payment)
      return html`<w3m-ui-empty icon="card" label=${t('pay.none')} detail=${t('pay.none.text')}></w3m-ui-empty>`
    const context = { symbol: symbolOf(payment.asset.metadata), namespace: payment.namespace }
    return html`${payTotal(payment)}
      <dl>
        <div>
          <dt>${t('pay.to')}</dt>
          <dd><bdi class="address" dir="ltr">${payment.recipient}</bdi></dd>
        </div>
      </dl>
      ${isPayBusy()
        ? html`<w3m-ui-notice
            >${busyText(payController.state, payingAccount()?.namespace ?? payment.namespace)}</w3m-ui-notice
          >`
        : nothing}
      ${error
        ? html`<w3m-ui-notice variant=${this.#isAgain() ? 'warning' : 'error'} role="alert"
            >${payErrorText(error, context)}</w3m-ui-notice
          >`
        : nothing}
      <div class="list">${this.#wallet(payment)} ${this.#exchanges()}</div>`
  }

  #wallet({ namespace, asset }: Payment) {
    const holder = payingAccount()
    const account = accountOf(namespace)
    if (!holder && account.status === 'connected' && !isViewOnly(namespace))
      return html`<w3m-ui-list-row
        icon="wallet"
        chevron
        wraps
        label=${t('pay.wallet.unsupported', { wallet: connectedWalletLabel(namespace) })}
        detail=${t('pay.quote.switch', { network: networkName(asset.network) })}
        @click=${() => navigate({ view: 'Networks', args: undefined })}
      ></w3m-ui-list-row>`
    if (!holder)
      return html`<w3m-ui-list-row
        icon="wallet"
        chevron
        wraps
        label=${t('pay.wallet.connect')}
        detail=${t('pay.wallet.connect.text')}
        @click=${() => this.#connect()}
      ></w3m-ui-list-row>`
    const name = connectedWalletLabel(holder.namespace)
    const id = connectionsController.activeConnectorId(holder.namespace)
    const connector = id ? connectorsController.find(id, holder.namespace) : undefined
    return html`<w3m-ui-list-row
      chevron
      wraps
      label=${t('pay.wallet', { wallet: name })}
      detail=${truncateAddress(holder.address)}
      @click=${() => navigate({ view: 'PayQuote', args: undefined })}
      @pointerenter=${() => expectView('PayQuote')}
    >
      <w3m-wallet-picture slot="start" name=${name} .connector=${connector}></w3m-wallet-picture>
    </w3m-ui-list-row>`
  }

  #exchanges() {
    const { payment, exchanges } = payController.state
    const { status, items } = exchanges
    const place = payment?.newTab ? t('pay.exchange.text') : ''
    if (status === 'loading')
      return html`<div role="status" aria-label=${t('pay.exchange.loading')}>
        <w3m-ui-skeleton shape="row"></w3m-ui-skeleton>
      </div>`
    if (status === 'failed')
      return html`<w3m-ui-notice variant="warning" role="status">
        ${t('pay.exchange.failed')}
        <w3m-ui-button slot="action" size="small" @click=${() => report(loadExchanges(), { shown: true })}
          >${t('pay.retry')}</w3m-ui-button
        >
      </w3m-ui-notice>`
    return items.map(
      exchange =>
        html`<w3m-ui-list-row
          chevron
          wraps
          label=${t('pay.exchange', { exchange: exchange.name })}
          detail=${this.#isAgain() ? t('pay.quote.again') : place}
          ?disabled=${isPayBusy()}
          @click=${() => this.#pay(exchange)}
        >
          <w3m-ui-picture
            slot="start"
            src=${trustedImage(exchange.imageUrl, imageHosts.get()) ?? ''}
            name=${exchange.name}
          ></w3m-ui-picture>
        </w3m-ui-list-row>`,
    )
  }

  /** Connecting leads back here. */
  #connect(): void {
    routerController.aim({ view: 'Pay', args: undefined })
    navigate({ view: 'Connect', args: undefined })
  }

  /** The visitor was told that an equal payment may have been sent; the next press pays anyway. */
  #isAgain(): boolean {
    return payController.state.error instanceof PaymentUnderWayError
  }

  /** The window opens during the click itself: browsers block one that opens later. */
  #pay(exchange: Exchange): void {
    if (isPayBusy()) return
    const popup = payController.state.payment?.newTab ? openPopup(EXCHANGE_POPUP) : undefined
    report(payAtExchange(exchange, popup, { again: this.#isAgain() }), { shown: true })
  }
}
