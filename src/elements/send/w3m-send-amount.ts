import { html, nothing } from 'lit'
import { state } from 'lit/decorators.js'
import { accountsController } from '../../controllers/accounts/accounts.js'
import { figureLocale } from '../../controllers/shell/figure-locale.js'
import { tokensOf } from '../../controllers/holdings/held-tokens.js'
import { type SendForm, sendForm as readForm } from '../../controllers/send/send-form.js'
import { navigate } from '../../controllers/shell/navigate.js'
import { report } from '../../controllers/shell/report.js'
import { networksController } from '../../controllers/networks/networks.js'
import { fillMax } from '../../controllers/send/fill-max.js'
import { sendController } from '../../controllers/send/send.js'
import { switchNetwork } from '../../controllers/switching/switch-network.js'
import { formatAmount, formatFiat } from '../../core/amount.js'
import { formatBalance, shortBalance } from '../../core/text/format-balance.js'
import type { Token } from '../../core/entities/token.js'
import { t } from '../../core/i18n/t.js'
import { cleanLabel } from '../../core/text/label.js'
import { QUANTITY_DECIMALS } from '../../core/limits.js'
import { toNotation } from '../../controllers/send/amount-notation.js'
import { reset } from '../../styles/reset.js'
import '../ui/w3m-ui-button.js'
import '../ui/w3m-ui-icon.js'
import '../ui/w3m-ui-notice.js'
import '../ui/w3m-ui-skeleton.js'
import { amountField } from './amount-field.js'
import { sendForm } from './send-form.styles.js'
import { LanguageLoader } from '../accounts/language-loader.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { symbolOf, walletName } from './send-texts.js'
import { tokenPicture } from '../accounts/token-picture.js'
import { tokensStatus } from '../holdings/tokens-status.js'
import './texts.js'
import type { AmountProblem } from '../../controllers/send/rules.js'

/** What is wrong with an amount, in words. */
const amountErrorText = (problem: AmountProblem, token: Token): string =>
  t(`send.amount.${problem}`, {
    symbol: symbolOf(token),
    decimals: token.decimals,
    example: toNotation('1234.5', figureLocale()),
  })

declare global {
  interface HTMLElementTagNameMap {
    'w3m-send-amount': W3mSendAmount
  }
  interface HTMLElementEventMap {
    'w3m-send-enter': CustomEvent<undefined>
  }
}

/** Whether the site requested a token that is not in the account's list as far as it is known. */
const isMissing = ({ token, elsewhere }: SendForm): boolean =>
  !token && !elsewhere && sendController.state.choice?.address !== undefined

/** The message why there is no token to send, if it is not the visitor's choice. */
function absenceText(form: SendForm): string | undefined {
  if (isMissing(form)) return tokensOf(form.holder.namespace).status === 'ready' ? t('send.missing') : undefined
  const { balanceStatus } = accountsController.account(form.holder.namespace)
  return balanceStatus === 'failed' ? t('send.error.unreachable') : undefined
}

/** The place for the amount. */
const PLACE = html`<div class="amount">
  <div class="line"></div>
  <div class="line small"></div>
</div>`

/**
 * The amount to send, and its token.
 *
 * @internal
 * @fires {CustomEvent<undefined>} w3m-send-enter - Enter was pressed in the field.
 */
@element('w3m-send-amount')
export class W3mSendAmount extends W3mElement {
  static override styles = [reset, sendForm]

  readonly #language = new LanguageLoader(this)

  /** The fee reserve is being read, or could not be. */
  @state() private most: 'idle' | 'reading' | 'failed' = 'idle'

  protected override render() {
    const form = readForm()
    if (!form) return nothing
    if (!this.#language.isLoaded) return PLACE
    const { amount: written, status } = sendController.state
    const { token, amount } = form
    const wrong = token ? amount.problem && amountErrorText(amount.problem, token) : absenceText(form)
    const error = (this.most === 'failed' ? t('send.most.failed') : wrong) || ''
    return html`${form.elsewhere ? this.#elsewhere(form) : nothing}
      ${isMissing(form) ? tokensStatus(form.holder.namespace) : nothing}
      <div class="amount ${error ? 'wrong' : ''}">
        <div class="line">
          ${amountField({
            label: t('send.amount'),
            written,
            maxLength: 120,
            isWrong: error !== '',
            describedBy: 'error',
            disabled: status === 'signing',
            onWrite: entered => {
              this.most = 'idle'
              sendController.edit({ amount: entered })
            },
            onEnter: () => this.emit('w3m-send-enter', undefined),
          })}
          ${this.#token(form)}
        </div>
        <div class="line small">
          <span>${form.fiat ? formatFiat(form.fiat, figureLocale()) : nothing}</span>
          ${token && !form.unread ? this.#most(token) : nothing}
        </div>
      </div>
      <p class="error" id="error" role="status">${error}</p>`
  }

  #elsewhere({ holder }: SendForm) {
    const id = sendController.state.choice?.caipNetworkId ?? ''
    const network = cleanLabel(networksController.find(id)?.name) ?? id
    const { switching } = networksController.state
    const isFailed = switching?.caipNetworkId === id && switching.status === 'failed'
    const wallet = walletName(holder.namespace)
    return html`<w3m-ui-notice variant="warning" role="status">
      ${isFailed ? t('switch.failed.text', { wallet, network }) : t('send.elsewhere', { network })}
      <w3m-ui-button
        slot="action"
        size="small"
        ?loading=${switching?.status === 'waiting'}
        @click=${() => report(switchNetwork(id), { shown: true })}
        >${t('send.elsewhere.action', { network })}</w3m-ui-button
      >
    </w3m-ui-notice>`
  }

  #token({ token, holder }: SendForm) {
    const label = token ? t('send.token', { symbol: symbolOf(token) }) : t('send.token.none')
    const choose = (): void => navigate({ view: 'WalletSendSelectToken', args: undefined })
    const isSigning = sendController.state.status === 'signing'
    return html`<button class="token" aria-label=${label} ?disabled=${isSigning} @click=${choose}>
      ${token
        ? html`${tokenPicture(token, holder.network, '24')}<bdi>${symbolOf(token)}</bdi>`
        : html`<bdi>${t('send.token.none')}</bdi>`}
      <w3m-ui-icon name="chevron-down" size="small"></w3m-ui-icon>
    </button>`
  }

  #most(token: Token) {
    const text = formatAmount(token.amount, token.decimals)
    const amount = `${formatBalance(text, QUANTITY_DECIMALS, figureLocale())} ${symbolOf(token)}`
    const short = `${shortBalance(text, figureLocale())} ${symbolOf(token)}`
    // starts with the visible word, which is what visitors say to voice control
    const label = `${t('send.most')} – ${t('send.most.label', { amount })}`
    return html`<span class="most">
      <bdi>${t('send.available', { amount: short })}</bdi>
      <w3m-ui-button
        size="small"
        variant="ghost"
        label=${label}
        ?disabled=${token.amount <= 0n || sendController.state.status === 'signing'}
        ?loading=${this.most === 'reading'}
        @click=${this.#fill}
        >${t('send.most')}</w3m-ui-button
      >
    </span>`
  }

  readonly #fill = async (): Promise<void> => {
    this.most = 'reading'
    try {
      await fillMax()
      this.most = 'idle'
    } catch {
      if (this.most === 'reading') this.most = 'failed' // else an amount was entered meanwhile
    }
  }
}
