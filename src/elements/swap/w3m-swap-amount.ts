import { html, nothing } from 'lit'
import { state } from 'lit/decorators.js'

import { figureLocale } from '../../controllers/shell/figure-locale.js'
import { toNotation } from '../../controllers/send/amount-notation.js'
import { fillMaxSwap } from '../../controllers/swap/fill-max-swap.js'
import { editSwap } from '../../controllers/swap/quote-swap.js'
import { isSwapSigning } from '../../controllers/swap/start-swap.js'
import { swapController } from '../../controllers/swap/swap.js'
import { type SwapForm, swapAccount, swapForm } from '../../controllers/swap/swap-form.js'
import { formatAmount, formatFiat } from '../../core/amount.js'
import type { SwapToken } from '../../core/entities/swap.js'
import { SwapGasPriceError } from '../../core/errors/swap.js'
import { t } from '../../core/i18n/t.js'
import { QUANTITY_DECIMALS } from '../../core/limits.js'
import { formatBalance, shortBalance } from '../../core/text/format-balance.js'
import { reset } from '../../styles/reset.js'
import { LanguageLoader } from '../accounts/language-loader.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { tokensStatus } from '../holdings/tokens-status.js'
import { amountField } from '../send/amount-field.js'
import { amountSide } from '../send/amount-side.styles.js'
import { sendForm } from '../send/send-form.styles.js'
import { symbolOf } from '../send/send-texts.js'
import '../ui/w3m-ui-button.js'
import { swapTokenButton } from './swap-token-button.js'
import './texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-swap-amount': W3mSwapAmount
  }
  interface HTMLElementEventMap {
    'w3m-swap-enter': CustomEvent<undefined>
  }
}

/** The message for a problem with the amount. */
function amountErrorText({ amount, source, unread }: SwapForm): string {
  if (!source || !amount.problem || (unread && amount.problem === 'insufficient')) return ''
  const values = {
    symbol: symbolOf(source),
    decimals: source.decimals,
    example: toNotation('1234.5', figureLocale()),
  }
  return t(`swap.amount.${amount.problem}`, values)
}

/**
 * The amount to pay, and its token.
 *
 * @internal
 * @fires {CustomEvent<undefined>} w3m-swap-enter - Enter was pressed in the field.
 */
@element('w3m-swap-amount')
export class W3mSwapAmount extends W3mElement {
  static override styles = [reset, sendForm, amountSide]

  readonly #language = new LanguageLoader(this)

  /** The fee reserve is being read, or could not be. */
  @state() private most: 'idle' | 'reading' | 'failed' | 'unknown' = 'idle'

  /** The account and the token that this is about. */
  #owner = ''

  protected override willUpdate(): void {
    const owner = [swapAccount()?.owner, swapController.state.source?.address].join(' ')
    if (owner !== this.#owner) this.most = 'idle'
    this.#owner = owner
  }

  protected override render() {
    const form = swapForm()
    if (!form) return nothing
    const { source, holder, unread } = form
    const error = this.#maxText() || (isSwapSigning() ? '' : amountErrorText(form)) // what a wallet has is no longer available
    return html`${unread ? tokensStatus(holder.namespace) : nothing}
      <div class="amount ${error ? 'wrong' : ''}" role="group" aria-label=${t('swap.pay')}>
        <span class="label">${t('swap.pay')}</span>
        <div class="line">
          ${amountField({
            label: t('swap.amount'),
            written: swapController.state.amount,
            maxLength: 120,
            isWrong: error !== '',
            describedBy: 'error',
            disabled: isSwapSigning() || !this.#language.isLoaded,
            onWrite: amount => {
              this.most = 'idle'
              editSwap({ amount })
            },
            onEnter: () => this.emit('w3m-swap-enter', undefined),
          })}
          ${swapTokenButton(source, holder.network, 'sourceToken', isSwapSigning())}
        </div>
        <div class="line small">
          <span>${form.fiat ? formatFiat(form.fiat, figureLocale()) : nothing}</span>
          ${source && !unread ? this.#most(source) : nothing}
        </div>
      </div>
      <p class="error" id="error" role="status">${error}</p>`
  }

  #most(token: SwapToken) {
    const text = formatAmount(token.amount, token.decimals)
    const amount = `${formatBalance(text, QUANTITY_DECIMALS, figureLocale())} ${symbolOf(token)}`
    const short = `${shortBalance(text, figureLocale())} ${symbolOf(token)}`
    // starts with the visible word, which is what visitors say to voice control
    const label = `${t('swap.most')} – ${t('swap.most.label', { amount })}`
    return html`<span class="most">
      <bdi>${t('swap.available', { amount: short })}</bdi>
      <w3m-ui-button
        size="small"
        variant="ghost"
        label=${label}
        ?disabled=${token.amount <= 0n || isSwapSigning()}
        ?loading=${this.most === 'reading'}
        @click=${this.#fill}
        >${t('swap.most')}</w3m-ui-button
      >
    </span>`
  }

  /** The message if the maximum could not be filled in. */
  #maxText(): string {
    if (this.most === 'unknown') return t('swap.error.gas')
    return this.most === 'failed' ? t('swap.most.failed') : ''
  }

  readonly #fill = async (): Promise<void> => {
    this.most = 'reading'
    try {
      await fillMaxSwap()
      this.most = 'idle'
    } catch (error) {
      if (this.most !== 'reading') return // an amount was entered, or another token chosen
      this.most = error instanceof SwapGasPriceError ? 'unknown' : 'failed'
    }
  }
}
