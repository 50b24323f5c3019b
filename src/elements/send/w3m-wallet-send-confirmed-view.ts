import { css, html } from 'lit'

import { close } from '../../controllers/connections/close.js'
import { copyHash } from '../../controllers/shell/copy/copy-hash.js'
import { report } from '../../controllers/shell/report.js'
import { networksController } from '../../controllers/networks/networks.js'
import { pendingController } from '../../controllers/activity/pending.js'
import { sendController } from '../../controllers/send/send.js'
import type { SendQuote } from '../../core/entities/send.js'
import { truncateAddress } from '../../core/text/short-address.js'
import { t } from '../../core/i18n/t.js'
import { cleanLabel } from '../../core/text/label.js'
import { reset } from '../../styles/reset.js'
import { exactFigure, symbolOf } from './send-texts.js'
import { transactionLink } from './transaction-link.js'
import { outcomeMark } from '../base/mark.styles.js'
import '../ui/w3m-ui-button.js'
import '../ui/w3m-ui-empty.js'
import '../ui/w3m-ui-icon.js'
import '../ui/w3m-ui-live.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { viewStyles } from '../base/view.styles.js'
import '../activity/texts.js'
import './texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-wallet-send-confirmed-view': W3mWalletSendConfirmedView
  }
}

/** The icon of each outcome, and its look: neutral while the amount may still move, or may have moved unseen. */
const MARKS = {
  text: { icon: 'clock', look: '' },
  through: { icon: 'check', look: 'through' },
  failed: { icon: 'close', look: 'failed' },
  expired: { icon: 'close', look: 'failed' },
  replaced: { icon: 'warning', look: '' },
  dropped: { icon: 'warning', look: '' },
} as const

/** The progress of a sent transaction, as its entry in the activity shows it. */
function progressOf(hash: string): keyof typeof MARKS {
  const { status, loss } = pendingController.state.transactions.find(known => known.hash === hash) ?? {}
  if (status === 'failed' || status === 'unknown') return loss ?? 'failed'
  return status === 'pending' ? 'text' : 'through'
}

/** The outcome in words; only a transaction that failed in a block is known to have cost its fee. */
function outcomeText(fate: keyof typeof MARKS, { amount: sent, token, name, to }: SendQuote): string {
  const amount = exactFigure(sent, token.decimals)
  const symbol = symbolOf(token)
  const figure = `${amount} ${symbol}`
  if (fate === 'expired') return t('snack.sendFailed', { amount: figure })
  if (fate === 'replaced' || fate === 'dropped') return t(`snack.${fate}`, { amount: figure })
  return t(`send.confirmed.${fate}`, { amount, symbol, receiver: cleanLabel(name) ?? truncateAddress(to) })
}

/**
 * The send requested by the site, completed.
 *
 * @internal
 */
@element('w3m-wallet-send-confirmed-view')
export class W3mWalletSendConfirmedView extends W3mElement {
  static override styles = [
    reset,
    viewStyles,
    outcomeMark,
    css`
      .hash {
        max-inline-size: 300px;
        color: var(--w3m-color-secondary);
        font-family: ui-monospace, monospace;
        font-size: var(--w3m-text-small);
        line-height: 1.6;
        text-wrap: balance;
        word-break: break-all;
        user-select: all;
      }
    `,
  ]

  protected override render() {
    const { sent } = sendController.state
    if (!sent)
      return html`<w3m-ui-empty
        icon="arrow-up"
        label=${t('send.preview.none')}
        detail=${t('send.preview.none.text')}
      ></w3m-ui-empty>`
    const { hash, quote } = sent
    const fate = progressOf(hash)
    const { icon, look } = MARKS[fate]
    const network = networksController.find(quote.caipNetworkId)
    return html`<div class="center">
        <span class="mark ${look}"><w3m-ui-icon name=${icon}></w3m-ui-icon></span>
        <w3m-ui-live class="title" role="status">${outcomeText(fate, quote)}</w3m-ui-live>
        <p class="hash" dir="ltr">${hash}</p>
        ${transactionLink(network, hash)}
      </div>
      <w3m-ui-button @click=${() => report(copyHash(hash, this))}>${t('send.confirmed.copy')}</w3m-ui-button>
      <w3m-ui-button variant="primary" @click=${() => close()}>${t('send.confirmed.done')}</w3m-ui-button>`
  }
}
