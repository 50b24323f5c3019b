import { css, html, nothing } from 'lit'

import { isViewOnly } from '../../controllers/accounts/active.js'
import { goBack } from '../../controllers/connections/go-back.js'
import { networksController } from '../../controllers/networks/networks.js'
import { followPurchase, lookNow, openProvider } from '../../controllers/onramp/follow-purchase.js'
import { onRampController } from '../../controllers/onramp/onramp.js'
import { isCurrentPurchase, preparePurchase } from '../../controllers/onramp/prepare-purchase.js'
import { isPart, serviceFeeOf } from '../../controllers/onramp/rules.js'
import { report } from '../../controllers/shell/report.js'
import { routerController } from '../../controllers/shell/router.js'
import type { OnRampQuote, Purchase } from '../../core/entities/onramp.js'
import { t } from '../../core/i18n/t.js'
import { reset } from '../../styles/reset.js'
import { viewStyles } from '../base/view.styles.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { reviewStyles } from '../send/review.styles.js'
import type { IconName } from '../ui/icons/icons.js'
import '../ui/w3m-ui-button.js'
import '../ui/w3m-ui-empty.js'
import '../ui/w3m-ui-link.js'
import '../ui/w3m-ui-notice.js'
import { factRow, fiatFigure, networkName, providerName, tokenFigure } from './onramp-texts.js'
import './texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-buy-in-progress-view': W3mBuyInProgressView
  }
}

const retry = (): void => report(preparePurchase(), { shown: true })

/**
 * A purchase: the details for the provider, its page, and the outcome.
 *
 * @internal
 */
@element('w3m-buy-in-progress-view')
export class W3mBuyInProgressView extends W3mElement {
  static override styles = [
    reset,
    viewStyles,
    reviewStyles,
    css`
      .link {
        justify-self: center;
      }
    `,
  ]

  override connectedCallback(): void {
    super.connectedCallback()
    queueMicrotask(() => {
      const status = onRampController.state.purchase?.status
      if (this.isConnected && (status === 'waiting' || status === 'returned' || status === 'pending')) lookNow()
    })
  }

  protected override render() {
    const { purchase } = onRampController.state
    if (!purchase)
      return html`<w3m-ui-empty
        icon="card"
        label=${t('onramp.buy.none')}
        detail=${t('onramp.buy.none.text')}
      ></w3m-ui-empty>`
    const state = this.#state(purchase)
    return html`<div class=${state ? nothing : 'unsaid'} role="status">
        ${state
          ? html`<w3m-ui-empty icon=${state.icon} label=${state.title} detail=${state.text}></w3m-ui-empty>`
          : nothing}
      </div>
      ${this.#step(purchase)}`
  }

  #step(purchase: Purchase) {
    switch (purchase.status) {
      case 'preparing':
      case 'ready':
        return isCurrentPurchase(purchase.request) ? this.#review(purchase) : this.#stopped(t('onramp.buy.changed'))
      case 'refused':
        return this.#stopped(t('onramp.buy.refused', this.#names(purchase)), true)
      case 'unsafe':
        return this.#stopped(t('onramp.buy.address.refused', this.#names(purchase)))
      case 'waiting':
      case 'returned':
        return this.#waiting(purchase)
      default:
        return this.#outcome(purchase)
    }
  }

  #names({ provider, request }: Purchase) {
    return { provider: providerName(provider), token: request.token.symbol }
  }

  #review(purchase: Purchase) {
    const { status, blocked } = purchase
    const names = this.#names(purchase)
    const isPreparing = status === 'preparing'
    return html`<p class="quiet">${t('onramp.buy.shared', names)}</p>
      ${this.#facts(purchase)} ${this.#caveat(purchase)}
      ${blocked
        ? html`<w3m-ui-notice variant="warning" role="alert">${t('onramp.buy.blocked')}</w3m-ui-notice>`
        : nothing}
      ${blocked
        ? this.#link(purchase)
        : html`<w3m-ui-button
            variant="primary"
            ?disabled=${isPreparing}
            ?loading=${isPreparing}
            @click=${() => openProvider()}
            >${isPreparing ? t('onramp.buy.preparing') : t('onramp.buy.open', names)}</w3m-ui-button
          >`}`
  }

  #facts({ request, estimate }: Purchase) {
    const { address, token, amount, currency } = request
    const network = networksController.find(token.caipNetworkId)
    const figure =
      estimate && `${estimate.estimated ? '≈ ' : ''}${tokenFigure(estimate.purchaseAmount)} ${token.symbol}`
    return html`<dl>
      <div>
        <dt>${t('onramp.buy.address')}</dt>
        <dd><bdi class="address" dir="ltr">${address}</bdi></dd>
      </div>
      ${factRow(t('onramp.buy.network'), network ? networkName(network) : token.caipNetworkId)}
      <div>
        <dt>${t('onramp.buy.token')}</dt>
        <dd>
          <bdi>${token.symbol}</bdi>
          ${token.address ? html`<bdi class="address" dir="ltr">${token.address}</bdi>` : nothing}
        </dd>
      </div>
      ${factRow(t('onramp.buy.amount'), fiatFigure(amount, currency))}
      ${figure ? factRow(t('onramp.buy.estimate'), html`<bdi>${figure}</bdi>`) : nothing}
      ${estimate && !estimate.estimated ? this.#fees(estimate, currency) : nothing}
    </dl>`
  }

  /** What the amount includes besides the tokens. */
  #fees(quote: OnRampQuote, currency: string) {
    const fee = (name: string, figure: string | undefined) =>
      figure === undefined ? nothing : factRow(name, html`<bdi>${fiatFigure(figure, currency)}</bdi>`)
    return html`${fee(t('onramp.quote.fee'), quote.networkFee)} ${fee(t('onramp.quote.service'), serviceFeeOf(quote))}`
  }

  /** Without a quote, only the provider knows its fees. */
  #caveat({ estimate }: Purchase) {
    if (estimate && !estimate.estimated) return nothing
    return html`<p class="caption">${estimate ? t('onramp.quote.estimate') : t('onramp.quote.none')}</p>`
  }

  /** A plain link works where a window is blocked. */
  #link(purchase: Purchase) {
    return html`<w3m-ui-link class="link" href=${purchase.url ?? ''} @click=${() => followPurchase()}
      >${t('onramp.buy.link', this.#names(purchase))}</w3m-ui-link
    >`
  }

  #waiting(purchase: Purchase) {
    const names = this.#names(purchase)
    const open = purchase.status === 'returned' ? t('onramp.buy.reopen', names) : t('onramp.buy.again')
    return html`${this.#unread(purchase)} ${this.#reopening(purchase, open)}`
  }

  /** The link back to the provider's page; unknown after a reload. */
  #reopening(purchase: Purchase, label: string) {
    if (!purchase.url) return nothing
    return purchase.blocked
      ? this.#link(purchase)
      : html`<w3m-ui-button @click=${() => openProvider()}>${label}</w3m-ui-button>`
  }

  /**
   * Whom the purchase waits for, or its outcome. Its live region exists from the start, so that screen readers announce
   * it.
   */
  #state(purchase: Purchase): { icon: IconName; title: string; text: string } | undefined {
    const names = this.#names(purchase)
    switch (purchase.status) {
      case 'waiting':
        return {
          icon: 'clock',
          title: t('onramp.buy.waiting.title', names),
          text: t('onramp.buy.waiting.text', names),
        }
      case 'returned':
        return { icon: 'clock', title: t('onramp.buy.closed.title', names), text: t('onramp.buy.closed.text') }
      case 'pending':
        return { icon: 'clock', title: t('onramp.buy.pending.title'), text: t('onramp.buy.pending.text', names) }
      case 'failed':
        return { icon: 'warning', title: t('onramp.buy.failed.title'), text: t('onramp.buy.failed.text', names) }
      case 'done': {
        const amount = purchase.received ? tokenFigure(purchase.received) : ''
        return {
          icon: 'check',
          title: t('onramp.buy.done.title', { ...names, amount }),
          text: isViewOnly() ? '' : t('onramp.buy.done.text'),
        }
      }
      default:
        return undefined
    }
  }

  #outcome(purchase: Purchase) {
    const names = this.#names(purchase)
    const { status, received, estimate } = purchase
    if (status === 'pending') return html`${this.#unread(purchase)} ${this.#account()}`
    if (status === 'failed')
      return html`<w3m-ui-button variant="primary" @click=${() => goBack()}>${t('onramp.buy.another')}</w3m-ui-button>`
    const expected = estimate?.purchaseAmount
    return html`${expected && isPart(received, expected)
      ? html`<w3m-ui-notice variant="warning" role="status"
          >${t('onramp.buy.part.text', { ...names, amount: tokenFigure(expected) })}</w3m-ui-notice
        >`
      : nothing}
    ${this.#account()}`
  }

  #account() {
    const leave = (): void => routerController.back([{ view: 'Account', args: undefined }])
    return html`<w3m-ui-button variant="primary" @click=${leave}>${t('onramp.buy.account')}</w3m-ui-button>`
  }

  #unread(purchase: Purchase) {
    return purchase.unread
      ? html`<w3m-ui-notice variant="warning" role="status">
          ${t('onramp.buy.unknown', this.#names(purchase))}
          <w3m-ui-button slot="action" size="small" @click=${() => lookNow()}>${t('onramp.buy.check')}</w3m-ui-button>
        </w3m-ui-notice>`
      : nothing
  }

  /** Nothing was opened; the form is still there in the previous view. */
  #stopped(text: string, again = false) {
    return html`<w3m-ui-notice variant="error" role="alert">${text}</w3m-ui-notice>
      ${again
        ? html`<w3m-ui-button variant="primary" @click=${retry}>${t('onramp.buy.retry')}</w3m-ui-button>`
        : nothing}
      <w3m-ui-button @click=${() => goBack()}>${t('onramp.buy.another')}</w3m-ui-button>`
  }
}
