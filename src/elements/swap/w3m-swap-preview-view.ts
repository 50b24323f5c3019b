import { type TemplateResult, css, html, nothing } from 'lit'
import { keyed } from 'lit/directives/keyed.js'

import { goBack } from '../../controllers/connections/go-back.js'
import { networksController } from '../../controllers/networks/networks.js'
import { figureLocale } from '../../controllers/shell/figure-locale.js'
import { report } from '../../controllers/shell/report.js'
import { confirmSwap } from '../../controllers/swap/confirm-swap.js'
import { isCurrentSwap } from '../../controllers/swap/current-swap.js'
import { chooseAllowance, matchesAllowance, refreshSwap } from '../../controllers/swap/prepare-swap.js'
import { isSwapSigning } from '../../controllers/swap/start-swap.js'
import { swapController } from '../../controllers/swap/swap.js'
import { swapForm } from '../../controllers/swap/swap-form.js'
import { formatFiat } from '../../core/amount.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import type { SwapQuote, SwapToken } from '../../core/entities/swap.js'
import { t } from '../../core/i18n/t.js'
import { SWAP_REFRESH, SWAP_SERVICE_FEE } from '../../core/limits.js'
import { cleanLabel } from '../../core/text/label.js'
import { fiatValue } from '../../core/tokens.js'
import { reset } from '../../styles/reset.js'
import { tokenPicture } from '../accounts/token-picture.js'
import { hidden } from '../base/hidden.styles.js'
import { viewStyles } from '../base/view.styles.js'
import { Refresher } from '../base/refresher.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { feeWithFiat } from '../send/fee-with-fiat.js'
import { reviewStyles } from '../send/review.styles.js'
import { exactFigure, simulationFact, symbolOf, walletName } from '../send/send-texts.js'
import { reviewFigure } from '../send/amount-figure.js'
import '../ui/w3m-ui-button.js'
import '../ui/w3m-ui-empty.js'
import '../ui/w3m-ui-notice.js'
import '../ui/w3m-ui-switch.js'
import { percentFigure, rateText, shortFigure, swapErrorText } from './swap-texts.js'
import './texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-swap-preview-view': W3mSwapPreviewView
  }
}

/** The price impact from which the visitor is warned, in percent. */
const HIGH_IMPACT = 3

/** The price impact from which the warning is an alarm, in percent. */
const SEVERE_IMPACT = 15

/**
 * The review of a swap, exactly as it will be signed.
 *
 * @internal
 */
@element('w3m-swap-preview-view')
export class W3mSwapPreviewView extends W3mElement {
  static override styles = [
    reset,
    viewStyles,
    hidden,
    reviewStyles,
    css`
      .updated {
        min-block-size: 1.5em;
        margin-block: calc(-1 * var(--w3m-space-2)); /* its place is in the gap */
        color: var(--w3m-color-secondary);
        font-size: var(--w3m-text-small);
        text-align: center;
      }
    `,
  ]

  /** What the visitor was shown to receive, and how often that has changed since. */
  #shown: string | undefined
  #updates = 0

  constructor() {
    super()
    const refresh = (): void => {
      if (swapController.state.status === 'ready') report(refreshSwap(), { shown: true })
    }
    new Refresher(this, refresh, SWAP_REFRESH)
  }

  protected override willUpdate(): void {
    const { quote } = swapController.state
    const figure = quote && shortFigure(quote.toAmount, quote.target.decimals)
    if (figure === undefined || figure === this.#shown) return
    if (this.#shown !== undefined) this.#updates++
    this.#shown = figure
  }

  protected override render() {
    const { quote, error } = swapController.state
    const network = quote && networksController.find(quote.caipNetworkId)
    if (!quote || !network) {
      const form = swapForm()
      return error ? this.#failed(swapErrorText(error, form ?? NO_PAIR)) : this.#empty()
    }
    if (!isSwapSigning() && !isCurrentSwap(quote)) return this.#failed(t('swap.preview.changed'))
    return html`${this.#side(
        t('swap.pay'),
        quote.source,
        exactFigure(quote.amount, quote.source.decimals),
        quote.amount,
      )}
      ${this.#side(t('swap.receive'), quote.target, shortFigure(quote.toAmount, quote.target.decimals), quote.toAmount)}
      <p class="updated" role="status">${this.#updated()}</p>
      ${this.#facts(quote, network)} ${this.#notices(quote)}
      ${error
        ? html`<w3m-ui-notice variant="error" role="alert">${swapErrorText(error, quote)}</w3m-ui-notice>`
        : nothing}
      <w3m-ui-button
        variant="primary"
        ?disabled=${!isSwapSigning() && !(swapController.state.status === 'ready' && matchesAllowance(quote))}
        ?loading=${isSwapSigning()}
        @click=${() => report(confirmSwap(), { shown: true })}
        >${this.#action(quote)}</w3m-ui-button
      >
      <p class="hidden" role="status">${isSwapSigning() ? this.#action(quote) : nothing}</p>`
  }

  /** New text for each update: a region is announced only when it changes. */
  #updated() {
    return this.#updates ? keyed(this.#updates, html`<span>${t('swap.preview.updated')}</span>`) : nothing
  }

  #side(label: string, token: SwapToken, figure: string, amount: bigint) {
    const network = networksController.find(token.chainId)
    const fiat = fiatValue(amount, token.decimals, token.price)
    return html`<div class="what">
      <div>
        <p class="quiet">${label}</p>
        ${reviewFigure(figure, symbolOf(token))}
        ${fiat ? html`<p class="quiet">${formatFiat(fiat, figureLocale())}</p>` : nothing}
        ${token.address ? html`<p class="quiet address">${token.address}</p>` : nothing}
      </div>
      ${network ? tokenPicture(token, network, '40') : nothing}
    </div>`
  }

  #facts(quote: SwapQuote, network: CaipNetwork) {
    const { target, minimum, amount, toAmount, impact, slippage, fee, from, router, checked } = quote
    return html`<dl>
      ${this.#short(
        t('swap.preview.minimum'),
        html`<bdi>${shortFigure(minimum, target.decimals)} ${symbolOf(target)}</bdi>`,
      )}
      ${this.#short(t('swap.preview.rate'), rateText(amount, toAmount, quote))}
      ${impact === undefined ? nothing : this.#short(t('swap.preview.impact'), percentFigure(impact))}
      ${this.#short(t('swap.preview.slippage'), percentFigure(slippage))}
      ${this.#short(
        t('swap.preview.service'),
        t('swap.preview.service.text', { percent: percentFigure(SWAP_SERVICE_FEE) }),
      )}
      ${this.#short(
        t('swap.preview.fee'),
        fee === undefined ? t('swap.preview.fee.unknown') : feeWithFiat(fee, network),
      )}
      ${this.#short(t('swap.preview.network'), html`<bdi>${cleanLabel(network.name) ?? network.caipNetworkId}</bdi>`)}
      ${this.#address(t('swap.preview.from'), from)} ${this.#address(t('swap.preview.router'), router)}
      ${checked ? simulationFact() : nothing}
    </dl>`
  }

  #short(term: string, value: TemplateResult | string) {
    return html`<div class="short">
      <dt>${term}</dt>
      <dd>${value}</dd>
    </div>`
  }

  #address(term: string, address: string) {
    return html`<div>
      <dt>${term}</dt>
      <dd><bdi class="address" dir="ltr">${address}</bdi></dd>
    </div>`
  }

  #notices(quote: SwapQuote) {
    const { impact, source, target } = quote
    const isUnlisted = !source.listed || !target.listed
    return html`${impact !== undefined && impact >= HIGH_IMPACT
      ? html`<w3m-ui-notice variant=${impact >= SEVERE_IMPACT ? 'error' : 'warning'} role="status"
          >${t('swap.preview.impact.high', { percent: percentFigure(impact) })}</w3m-ui-notice
        >`
      : nothing}
    ${isUnlisted
      ? html`<w3m-ui-notice variant="warning" role="status">${t('swap.token.unlisted.text')}</w3m-ui-notice>`
      : nothing}
    ${this.#allowance(quote)}`
  }

  /** The exchange's allowance, and the choice of a larger one. */
  #allowance({ allowance, requests, source, amount }: SwapQuote) {
    const values = { amount: exactFigure(amount, source.decimals), symbol: symbolOf(source) }
    if (allowance === 'permit') return html`<w3m-ui-notice>${t('swap.preview.permit', values)}</w3m-ui-notice>`
    if (allowance !== 'exact' && allowance !== 'unlimited') return nothing
    const isOnce = requests === 1
    return html`${allowance === 'exact'
      ? html`<w3m-ui-notice
          >${t(isOnce ? 'swap.preview.approval.once' : 'swap.preview.approval', values)}</w3m-ui-notice
        >`
      : html`<w3m-ui-notice variant="warning" role="status"
          >${t(isOnce ? 'swap.preview.unlimited.once' : 'swap.preview.unlimited.text', values)}</w3m-ui-notice
        >`}
    ${requests > 2 ? html`<w3m-ui-notice>${t('swap.preview.approval.reset', values)}</w3m-ui-notice>` : nothing}
    ${isSwapSigning()
      ? nothing
      : html`<w3m-ui-switch
          label=${t('swap.preview.unlimited', values)}
          ?on=${swapController.state.unlimited}
          @w3m-switch-change=${({ detail }: CustomEvent<{ readonly on: boolean }>) =>
            report(chooseAllowance(detail.on), { shown: true })}
        ></w3m-ui-switch>`}`
  }

  /** The button names the action. */
  #action({ source, target, amount }: SwapQuote): string {
    const { status } = swapController.state
    const wallet = walletName('eip155')
    if (status === 'approving') return t('swap.preview.approving', { symbol: symbolOf(source), wallet })
    if (status === 'signing') return t('swap.preview.waiting', { wallet })
    if (status === 'accepted') return t('snack.swapSent')
    const figure = `${exactFigure(amount, source.decimals)}`
    return t('swap.preview.confirm', { amount: figure, source: symbolOf(source), target: symbolOf(target) })
  }

  #failed(text: string) {
    return html`<w3m-ui-notice variant="error" role="alert">${text}</w3m-ui-notice>
      <w3m-ui-button @click=${() => goBack()}>${t('swap.preview.edit')}</w3m-ui-button>`
  }

  #empty() {
    return html`<w3m-ui-empty
      icon="swap"
      label=${t('swap.preview.none')}
      detail=${t('swap.preview.none.text')}
    ></w3m-ui-empty>`
  }
}

const NO_PAIR = { source: undefined, target: undefined }
