import { css, html, nothing } from 'lit'

import { figureLocale } from '../../controllers/shell/figure-locale.js'
import { navigate } from '../../controllers/shell/navigate.js'
import { report } from '../../controllers/shell/report.js'
import { routerController } from '../../controllers/shell/router.js'
import { quoteSwap, turnSwap } from '../../controllers/swap/quote-swap.js'
import { reviewSwap } from '../../controllers/swap/review-swap.js'
import { askForSwap, clearSwap, isSwapSigning, startSwap } from '../../controllers/swap/start-swap.js'
import { swapController } from '../../controllers/swap/swap.js'
import { type SwapForm, isSwapNetwork, isUnquoted, swapAccount, swapForm } from '../../controllers/swap/swap-form.js'
import { formatFiat } from '../../core/amount.js'
import { t } from '../../core/i18n/t.js'
import { fiatValue } from '../../core/tokens.js'
import { reset } from '../../styles/reset.js'
import { BalanceViewer } from '../accounts/balance-viewer.js'
import { viewStyles } from '../base/view.styles.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { amountFigure } from '../send/amount-figure.js'
import { amountSide } from '../send/amount-side.styles.js'
import { sendForm } from '../send/send-form.styles.js'
import { symbolOf, walletName } from '../send/send-texts.js'
import '../ui/w3m-ui-button.js'
import '../ui/w3m-ui-icon-button.js'
import '../ui/w3m-ui-notice.js'
import { rateText, shortFigure, swapErrorText } from './swap-texts.js'
import { noSwapAccount, swapUnsupported } from './swap-obstacle.js'
import { swapTokenButton } from './swap-token-button.js'
import './w3m-swap-amount.js'
import './w3m-swap-slippage.js'
import './texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-swap-view': W3mSwapView
  }
}

/**
 * The swap form.
 *
 * @internal
 */
@element('w3m-swap-view')
export class W3mSwapView extends W3mElement {
  static override styles = [
    reset,
    viewStyles,
    sendForm,
    amountSide,
    css`
      .sides {
        position: relative;
        display: grid;
        gap: var(--w3m-space-2);
      }
      .turn {
        justify-self: center;
        margin-block: calc(-1 * var(--w3m-space-4));
        z-index: 1;
        border: 4px solid var(--w3m-color-background);
        border-radius: var(--w3m-radius-full);
        background: var(--w3m-color-raised);
      }
      .amount {
        background: var(--w3m-color-raised);
      }
      .rate {
        min-block-size: 1lh; /* nothing below moves while a price is loading */
        padding-inline: var(--w3m-space-3);
        color: var(--w3m-color-secondary);
        font-size: var(--w3m-text-small);
      }
    `,
  ]

  /** The network that the form was last loaded for. */
  #owner: string | undefined
  /** The view was entered without an account. */
  #isWaiting = false

  constructor() {
    super()
    new BalanceViewer(this)
  }

  override connectedCallback(): void {
    super.connectedCallback()
    queueMicrotask(() => this.#enter())
  }

  protected override updated(): void {
    const form = swapForm()
    if (form && isUnquoted(form)) queueMicrotask(() => report(quoteSwap(), { shown: true }))
    const owner = form?.holder.owner
    if (!owner || owner === this.#owner) return
    const isOther = this.#owner !== undefined
    this.#owner = owner
    if (isOther) queueMicrotask(() => clearSwap())
    else if (this.#isWaiting) queueMicrotask(() => this.#enter())
    this.#isWaiting = false
  }

  protected override render() {
    const form = swapForm()
    if (!form) return noSwapAccount()
    if (isSwapNetwork(form.holder) === false) return swapUnsupported()
    const { status, error } = swapController.state
    const text = error ? swapErrorText(error, form) : ''
    return html`
      <div class="sides">
        <w3m-swap-amount @w3m-swap-enter=${() => this.#review()}></w3m-swap-amount>
        <w3m-ui-icon-button
          class="turn"
          icon="swap"
          label=${t('swap.turn')}
          ?disabled=${!form.target || isSwapSigning()}
          @click=${() => turnSwap()}
        ></w3m-ui-icon-button>
        ${this.#target(form)}
      </div>
      ${this.#about(form)} ${text ? html`<w3m-ui-notice variant="error" role="alert">${text}</w3m-ui-notice>` : nothing}
      ${isSwapSigning() ? html`<w3m-ui-notice>${this.#busy()}</w3m-ui-notice>` : nothing}
      <w3m-ui-button
        variant="primary"
        ?disabled=${!form.ready && status !== 'preparing'}
        ?loading=${status === 'preparing'}
        @click=${() => this.#review()}
        >${t('swap.review')}</w3m-ui-button
      >
    `
  }

  #busy(): string {
    return swapController.state.status === 'accepted'
      ? t('snack.swapSent')
      : t('swap.busy', { wallet: walletName('eip155') })
  }

  #target({ target, holder, estimate, estimateStatus }: SwapForm) {
    const fiat = target && estimate ? fiatValue(estimate.toAmount, target.decimals, target.price) : 0
    const figure = target && estimate ? shortFigure(estimate.toAmount, target.decimals) : undefined
    const loading = estimateStatus === 'loading' ? t('swap.estimating') : undefined
    return html`<div class="amount" role="group" aria-label=${t('swap.receive')}>
      <span class="label">${t('swap.receive')}</span>
      <div class="line">
        ${amountFigure(figure, { loading, none: '0' })}
        ${swapTokenButton(target, holder.network, 'toToken', isSwapSigning())}
      </div>
      <div class="line small"><span>${fiat ? formatFiat(fiat, figureLocale()) : nothing}</span></div>
    </div>`
  }

  /** The rate, the slippage tolerance and a warning about an unlisted token, or the reason why there is no quote. */
  #about(form: SwapForm) {
    const { estimate, estimateError, estimateStatus, source, target } = form
    if (estimateError)
      return html`<w3m-ui-notice variant="warning" role="status">
        ${swapErrorText(estimateError, form)}
        <w3m-ui-button slot="action" size="small" @click=${() => report(quoteSwap(), { shown: true })}
          >${t('swap.retry')}</w3m-ui-button
        >
      </w3m-ui-notice>`
    const unlisted = [source, target].find(token => token && !token.listed)
    return html`${unlisted
      ? html`<w3m-ui-notice variant="warning"
          ><bdi>${symbolOf(unlisted)}</bdi>: ${t('swap.token.unlisted.text')}</w3m-ui-notice
        >`
      : nothing}
    ${estimate || estimateStatus === 'loading'
      ? html`<p class="rate">${estimate ? rateText(estimate.amount, estimate.toAmount, form) : nothing}</p>`
      : nothing}
    ${target ? html`<w3m-swap-slippage @w3m-swap-enter=${() => this.#review()}></w3m-swap-slippage>` : nothing}`
  }

  /** Returning from a view of this swap keeps the input; a swap that the site requested has already started. */
  #enter(): void {
    if (!this.isConnected) return
    this.#isWaiting = swapAccount() === undefined
    const { status, asked } = swapController.state
    const isBack = routerController.state.direction === 'back'
    if (isSwapSigning()) return isBack ? undefined : navigate({ view: 'SwapPreview', args: undefined })
    const isKept = (isBack && status !== 'sent') || (asked && status === 'editing')
    if (!isKept) return startSwap()
    if (status === 'ready') swapController.edit({})
    askForSwap()
  }

  #review(): void {
    if (swapForm()?.ready) report(reviewSwap(), { shown: true })
  }
}
