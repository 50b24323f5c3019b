import { type TemplateResult, html, nothing } from 'lit'

import type { CallsProgress } from '../../chains/ports/calls.js'
import { callsAccount, isCurrentCalls, isElsewhere } from '../../controllers/calls/calls-account.js'
import { type CallsState, callsController, isCallsOver } from '../../controllers/calls/calls.js'
import { confirmCalls } from '../../controllers/calls/confirm-calls.js'
import { prepareCalls } from '../../controllers/calls/prepare-calls.js'
import { isUnlimited } from '../../controllers/calls/rules.js'
import { switchForCalls } from '../../controllers/calls/switch-for-calls.js'
import { close } from '../../controllers/connections/close.js'
import { networksController } from '../../controllers/networks/networks.js'
import { report } from '../../controllers/shell/report.js'
import type { RequestedCalls } from '../../core/entities/calls.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import { t } from '../../core/i18n/t.js'
import { cleanLabel } from '../../core/text/label.js'
import { reset } from '../../styles/reset.js'
import { hidden } from '../base/hidden.styles.js'
import { viewStyles } from '../base/view.styles.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { reviewStyles } from '../send/review.styles.js'
import { noSigner } from '../switching/no-signer.js'
import { connectedWalletLabel } from '../wallets/wallet-label.js'
import { formatFee, symbolOf } from '../send/send-texts.js'
import { transactionLink } from '../send/transaction-link.js'
import '../ui/w3m-ui-button.js'
import '../ui/w3m-ui-empty.js'
import '../ui/w3m-ui-notice.js'
import { callItem, longRow, shortRow } from './call-item.js'
import { progressOf, progressText } from './call-progress.js'
import { callsErrorText } from './calls-error-text.js'
import { callsStyles } from './calls.styles.js'
import './texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-send-calls-view': W3mSendCallsView
  }
}

/**
 * The calls that a site requests, each in plain words, and their progress.
 *
 * @internal
 */
@element('w3m-send-calls-view')
export class W3mSendCallsView extends W3mElement {
  static override styles = [reset, viewStyles, hidden, reviewStyles, callsStyles]

  protected override render() {
    const { state } = callsController
    const { asked } = state
    const network = asked && networksController.find(asked.caipNetworkId)
    if (!asked || !network)
      return html`<w3m-ui-empty
        icon="arrow-up"
        label=${t('send.preview.none')}
        detail=${t('calls.none.text')}
      ></w3m-ui-empty>`
    const isOpen = !isCallsOver(state) && state.status !== 'signing'
    if (isOpen && !callsAccount() && !isElsewhere(asked)) return noSigner('eip155')
    return html`${this.#list(state, asked, network)} ${this.#facts(state, network)}
    ${this.#notices(state, asked, network)} ${this.#progress(state, asked, network)}
    ${this.#action(state, asked, network)}`
  }

  #list(state: CallsState, { calls }: RequestedCalls, network: CaipNetwork) {
    const { quote, progress } = state
    const isSingle = calls.length === 1
    const items = calls.map((call, index) =>
      callItem({
        call,
        network,
        token: quote?.tokens[call.to.toLowerCase()],
        fate: progressOf(state, index),
        hash: quote?.isAtomic ? nothing : this.#hash(progress.hashes[index], network),
      }),
    )
    return html`<ol class=${isSingle ? 'single' : ''} role="list">
      ${items}
    </ol>`
  }

  /** A known transaction, with a link to an explorer. */
  #hash(hash: string | undefined, network: CaipNetwork): TemplateResult | typeof nothing {
    if (!hash) return nothing
    return html`<div>
      <dt>${t('calls.hash')}</dt>
      <dd>
        <bdi class="address" dir="ltr">${hash}</bdi>
        ${transactionLink(network, hash)}
      </dd>
    </div>`
  }

  #facts({ quote, progress }: CallsState, network: CaipNetwork) {
    const { nativeCurrency } = network
    const from = quote?.from ?? callsAccount()?.address
    const hashes = quote?.isAtomic ? progress.hashes : []
    return html`<dl>
      ${shortRow(t('send.preview.network'), html`<bdi>${cleanLabel(network.name) ?? network.caipNetworkId}</bdi>`)}
      ${quote?.fee === undefined
        ? nothing
        : shortRow(
            t('send.preview.fee'),
            html`<bdi>${formatFee(quote.fee, nativeCurrency.decimals)} ${symbolOf(nativeCurrency)}</bdi>`,
          )}
      ${from ? longRow(t('send.preview.from'), from) : nothing} ${hashes.map(hash => this.#hash(hash, network))}
    </dl>`
  }

  /** Notices before the confirmation. */
  #notices(state: CallsState, asked: RequestedCalls, network: CaipNetwork) {
    const { status, quote } = state
    if (status === 'signing' || isCallsOver(state)) return nothing
    if (isElsewhere(asked))
      return warning(t('calls.elsewhere', { network: cleanLabel(network.name) ?? network.caipNetworkId }))
    if (status !== 'ready' || !quote) return nothing
    if (!isCurrentCalls(quote))
      return html`<w3m-ui-notice variant="error" role="alert">${t('send.preview.changed')}</w3m-ui-notice>`
    const wallet = connectedWalletLabel('eip155')
    return html`${asked.calls.some(({ action }) => isUnlimited(action)) ? warning(t('calls.unlimited')) : nothing}
    ${asked.calls.length === 1
      ? nothing
      : quote.isAtomic
        ? html`<w3m-ui-notice>${t('calls.atomic', { wallet })}</w3m-ui-notice>`
        : warning(t('calls.inTurn', { wallet }))}`
  }

  /** The progress, and why it stopped. */
  #progress(state: CallsState, { calls }: RequestedCalls, network: CaipNetwork) {
    const { status, error, progress } = state
    const isShown = status === 'signing' || isCallsOver(state)
    const text = isShown ? t('calls.progress', { done: progress.done, count: calls.length }) : nothing
    return html`<p class="hidden" role="status">${status === 'signing' ? waitingText(progress) : nothing}</p>
      <p class="progress" role="status">${text}</p>
      ${error
        ? html`<w3m-ui-notice variant="error" role="alert">${callsErrorText(error, state, network)}</w3m-ui-notice>`
        : nothing}`
  }

  /** The single button: always the same element, so that it keeps the focus. */
  #action(state: CallsState, asked: RequestedCalls, network: CaipNetwork): TemplateResult {
    const { status, quote, progress } = state
    if (isCallsOver(state)) return this.#button(t('send.confirmed.done'), () => close())
    if (status === 'signing') return this.#waiting(waitingText(progress))
    if (isElsewhere(asked)) return this.#switch(network)
    if (status === 'preparing') return this.#waiting(t('modal.loading'))
    if (status === 'ready' && quote && isCurrentCalls(quote))
      return this.#button(t('calls.confirm', { count: quote.calls.length }), () => report(confirmCalls(), SHOWN))
    const label = status === 'asked' ? t('send.review') : t('action.retry')
    return this.#button(label, () => report(prepareCalls(), SHOWN))
  }

  #switch({ name, caipNetworkId }: CaipNetwork): TemplateResult {
    const label = t('send.elsewhere.action', { network: cleanLabel(name) ?? caipNetworkId })
    const isSwitching = networksController.state.switching?.status === 'waiting'
    return isSwitching ? this.#waiting(label) : this.#button(label, () => report(switchForCalls(), SHOWN))
  }

  readonly #waiting = (label: string): TemplateResult => this.#button(label, () => undefined, true)

  #button(label: string, onClick: () => void, isLoading = false): TemplateResult {
    return html`<w3m-ui-button variant="primary" ?loading=${isLoading} @click=${onClick}>${label}</w3m-ui-button>`
  }
}

const SHOWN = { shown: true } as const

/** Whom the calls wait for: the network, or the wallet. */
const waitingText = ({ sent, done, proposed }: CallsProgress): string =>
  sent > done && !proposed ? t('calls.pending') : progressText('asked')

const warning = (text: string): TemplateResult =>
  html`<w3m-ui-notice variant="warning" role="status">${text}</w3m-ui-notice>`
