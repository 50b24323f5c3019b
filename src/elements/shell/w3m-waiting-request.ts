import { css, html, nothing } from 'lit'

import { openWaitingRequest, waitingRequestController } from '../../controllers/shell/waiting-request.js'
import { addMessages } from '../../core/i18n/add-messages.js'
import { t } from '../../core/i18n/t.js'
import { cleanLabel } from '../../core/text/label.js'
import { connect } from '../../locales/en/connect.js'
import { pairing } from '../../locales/en/pairing.js'
import { reset } from '../../styles/reset.js'
import { W3mElement, element } from '../base/w3m-element.js'
import '../ui/w3m-ui-button.js'

addMessages(connect)
addMessages(pairing)

/**
 * Offers to open the wallet on this device in which a request waits.
 *
 * @internal
 */
@element('w3m-waiting-request')
export class W3mWaitingRequest extends W3mElement {
  static override styles = [
    reset,
    css`
      .request {
        display: grid;
        gap: var(--w3m-space-2);
        margin: 0 var(--w3m-space-4) var(--w3m-space-3);
        padding: var(--w3m-space-3);
        border-radius: var(--w3m-radius-4);
        background: var(--w3m-color-raised);
        font-size: var(--w3m-text-small);
      }
    `,
  ]

  protected override render() {
    const { request } = waitingRequestController.state
    if (!request) return nothing
    const wallet = cleanLabel(request.wallet) ?? t('pairing.unknown')
    return html`<div class="request">
      <p role="alert">${t('connecting.pending.text', { wallet })}</p>
      <w3m-ui-button variant="primary" ?loading=${!request.link} @click=${() => openWaitingRequest(request)}
        >${t('pairing.open', { wallet })}</w3m-ui-button
      >
    </div>`
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'w3m-waiting-request': W3mWaitingRequest
  }
}
