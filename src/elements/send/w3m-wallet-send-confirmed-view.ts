import { css, html } from 'lit'

import { close } from '../../controllers/connections/close.js'
import { copyHash } from '../../controllers/shell/copy/copy-hash.js'
import { report } from '../../controllers/shell/report.js'
import { networksController } from '../../controllers/networks/networks.js'
import { pendingController } from '../../controllers/activity/pending.js'
import { sendController } from '../../controllers/send/send.js'
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
import { W3mElement, element } from '../base/w3m-element.js'
import { viewStyles } from '../base/view.styles.js'
import './texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-wallet-send-confirmed-view': W3mWalletSendConfirmedView
  }
}

const MARKS = { text: 'clock', through: 'check', failed: 'close' } as const

/** The progress of a sent transaction, as its entry in the activity shows it. */
function progressOf(hash: string): keyof typeof MARKS {
  const status = pendingController.state.transactions.find(known => known.hash === hash)?.status
  if (status === 'failed') return 'failed'
  return status === 'pending' ? 'text' : 'through'
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
    const network = networksController.find(quote.caipNetworkId)
    const receiver = cleanLabel(quote.name) ?? truncateAddress(quote.to)
    const amount = exactFigure(quote.amount, quote.token.decimals)
    return html`<div class="center">
        <span class="mark ${fate}"><w3m-ui-icon name=${MARKS[fate]}></w3m-ui-icon></span>
        <p class="title" role="status">
          ${t(`send.confirmed.${fate}`, { amount, symbol: symbolOf(quote.token), receiver })}
        </p>
        <p class="hash" dir="ltr">${hash}</p>
        ${transactionLink(network, hash)}
      </div>
      <w3m-ui-button @click=${() => report(copyHash(hash, this))}>${t('send.confirmed.copy')}</w3m-ui-button>
      <w3m-ui-button variant="primary" @click=${() => close()}>${t('send.confirmed.done')}</w3m-ui-button>`
  }
}
