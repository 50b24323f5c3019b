import { type TemplateResult, css, html, nothing } from 'lit'

import { networksController } from '../../controllers/networks/networks.js'
import { discardPayment, followPayment } from '../../controllers/pay/follow-payment.js'
import { leavePay } from '../../controllers/pay/leave-pay.js'
import { loadExchanges } from '../../controllers/pay/load-exchanges.js'
import { type PayState, payController } from '../../controllers/pay/pay.js'
import { leaveExchange } from '../../controllers/pay/pay-at-exchange.js'
import { isFollowable } from '../../controllers/pay/payments.js'
import { report } from '../../controllers/shell/report.js'
import { routerController } from '../../controllers/shell/router.js'
import { t } from '../../core/i18n/t.js'
import type { Payment, PaymentUnderWay } from '../../core/entities/pay.js'
import { reset } from '../../styles/reset.js'
import { viewStyles } from '../base/view.styles.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { exactFigure, symbolOf } from '../send/send-texts.js'
import { transactionLink } from '../send/transaction-link.js'
import type { RingState } from '../ui/w3m-ui-spinner-ring.js'
import '../ui/w3m-ui-button.js'
import '../ui/w3m-ui-empty.js'
import '../ui/w3m-ui-link.js'
import '../ui/w3m-ui-live.js'
import '../ui/w3m-ui-notice.js'
import '../ui/w3m-ui-spinner-ring.js'
import { assetPicture } from './pay-total.js'
import { payErrorText } from './pay-texts.js'
import './texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-pay-loading-view': W3mPayLoadingView
  }
}

/** The message for a payment. */
interface ProgressText {
  readonly ring: RingState
  readonly title: string
  readonly text: string
}

const ofExchange = ({ exchangeName }: PaymentUnderWay): string => exchangeName ?? ''

/** The message while a payment is pending. */
function waitingText({ status, running, blocked }: PayState): ProgressText {
  const exchange = running ? ofExchange(running) : ''
  const ring = 'waiting'
  if (status === 'starting') return { ring, title: t('pay.progress.preparing', { exchange }), text: '' }
  if (running?.via === 'exchange')
    return {
      ring,
      title: t('pay.progress.exchange', { exchange }),
      text: t(blocked ? 'pay.progress.exchange.blocked' : 'pay.progress.exchange.text', { exchange }),
    }
  const recipient = running?.requestId ? 'service' : 'wallet'
  const title = t(`pay.progress.${running?.proposed ? 'proposed' : recipient}`)
  return { ring, title, text: t('pay.progress.wait.text') }
}

/** The message for a failed payment: whether anything was paid, and what to do. */
function failedText({ running, error }: PayState, { asset, namespace }: Payment): ProgressText {
  const exchange = running ? ofExchange(running) : ''
  const code = error && 'code' in error ? error.code : undefined
  const isPlain = code !== 'GENERIC_PAYMENT_ERROR' && error
  const context = { symbol: symbolOf(asset.metadata), namespace, exchange }
  const place = running?.via === 'exchange' ? 'exchange' : running?.requestId ? 'service' : 'wallet'
  const isChain = error && 'details' in error && error.details === 'network'
  return {
    ring: 'error',
    title: t('pay.progress.failed'),
    text: isPlain ? payErrorText(error, context) : t(`pay.progress.failed.${isChain ? 'wallet' : place}`, { exchange }),
  }
}

function progressText(state: PayState, payment: Payment): ProgressText {
  const { status, running } = state
  const exchange = running ? ofExchange(running) : ''
  const values = {
    amount: exactFigure(payment.amount, payment.asset.metadata.decimals),
    symbol: symbolOf(payment.asset.metadata),
  }
  switch (status) {
    case 'paid':
      return { ring: 'success', title: t('pay.progress.paid'), text: t('pay.progress.paid.text', values) }
    case 'failed':
      return failedText(state, payment)
    case 'refunded':
      return { ring: 'error', title: t('pay.progress.refunded'), text: t('pay.progress.refunded.text') }
    case 'unsettled': {
      const key = running?.via === 'exchange' ? 'exchange' : 'wallet'
      const text = t(`pay.progress.unsettled.${key}`, { exchange })
      return { ring: 'idle', title: t('pay.progress.unsettled'), text }
    }
    default:
      return waitingText(state)
  }
}

/**
 * The outcome of a payment: shown as complete only once confirmed.
 *
 * @internal
 */
@element('w3m-pay-loading-view')
export class W3mPayLoadingView extends W3mElement {
  static override styles = [
    reset,
    viewStyles,
    css`
      .ring {
        display: grid;
        place-items: center;
        inline-size: 80px;
        block-size: 80px;
        border-radius: var(--w3m-radius-6);
        background: var(--w3m-color-raised);
      }
      .hash {
        max-inline-size: 300px;
        color: var(--w3m-color-secondary);
        font-family: ui-monospace, monospace;
        font-size: var(--w3m-text-small);
        text-wrap: balance;
        word-break: break-all;
        user-select: all;
      }
    `,
  ]

  protected override render() {
    const { state } = payController
    const { payment, status, running } = state
    if (!payment || (!running && status === 'choosing'))
      return html`<w3m-ui-empty icon="card" label=${t('pay.none')} detail=${t('pay.none.text')}></w3m-ui-empty>`
    const { ring, title, text } = progressText(state, payment)
    return html`<div class="center">
        <w3m-ui-spinner-ring state=${ring}
          ><span class="ring">${assetPicture(payment, '40')}</span></w3m-ui-spinner-ring
        >
        <w3m-ui-live role="status">
          <p class="title">${title}</p>
          ${text ? html`<p class="quiet">${text}</p>` : nothing}
        </w3m-ui-live>
        ${this.#transaction(running)}
      </div>
      ${this.#actions(state)}`
  }

  #transaction(running: PaymentUnderWay | undefined) {
    if (!running?.hash) return nothing
    const { hash, caipNetworkId } = running
    return html`<p class="hash" dir="ltr" role="group" aria-label=${t('pay.progress.transaction')}>${hash}</p>
      ${transactionLink(networksController.find(caipNetworkId), hash)}`
  }

  #actions({ status, running }: PayState): TemplateResult | typeof nothing {
    if (status === 'paid' || status === 'refunded') return this.#done()
    if (status === 'failed') return html`${this.#other()} ${this.#done('secondary')}`
    if (status === 'starting' || !running) return nothing
    const exchange = ofExchange(running)
    const open = running.url
      ? html`<div class="center">
          <w3m-ui-link href=${running.url}>${t('pay.progress.exchange.open', { exchange })}</w3m-ui-link>
        </div>`
      : nothing
    return html`${open}
    ${status === 'unsettled'
      ? html`<w3m-ui-button variant="primary" @click=${() => report(followPayment(running), { shown: true })}
          >${t('pay.progress.check')}</w3m-ui-button
        >`
      : nothing}
    ${running.via === 'exchange'
      ? html`<w3m-ui-button @click=${() => this.#leave()}>${t('pay.progress.cancel', { exchange })}</w3m-ui-button>`
      : nothing}
    ${running.via === 'wallet' && isFollowable(running) && (status === 'unsettled' || running.proposed)
      ? html`<w3m-ui-button @click=${() => this.#discard(running)}>${t('pay.progress.other')}</w3m-ui-button>`
      : nothing}`
  }

  #done(variant: 'primary' | 'secondary' = 'primary') {
    return html`<w3m-ui-button variant=${variant} @click=${() => leavePay()}>${t('pay.progress.done')}</w3m-ui-button>`
  }

  #other() {
    return html`<w3m-ui-button variant="primary" @click=${() => this.#choose()}
      >${t('pay.progress.other')}</w3m-ui-button
    >`
  }

  /** The visitor says that nothing was paid there. */
  #leave(): void {
    leaveExchange()
    this.#choose()
  }

  #discard(running: PaymentUnderWay): void {
    discardPayment(running)
    this.#choose()
  }

  #choose(): void {
    payController.restart()
    if (payController.state.exchanges.status === 'idle') report(loadExchanges(), { shown: true })
    const view = payController.state.payment?.deposit ? 'PayWithExchange' : 'Pay'
    routerController.back([{ view, args: undefined }])
  }
}
