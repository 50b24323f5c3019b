import { html, nothing } from 'lit'

import { networkOf, statusOf } from '../../controllers/accounts/active.js'
import { disconnect } from '../../controllers/connections/disconnect/disconnect.js'
import { report } from '../../controllers/shell/report.js'
import { networksController } from '../../controllers/networks/networks.js'
import { t } from '../../core/i18n/t.js'
import { reset } from '../../styles/reset.js'
import { notConnected } from '../accounts/not-connected.js'
import { chooseNetwork, isApproved } from './choose-network.js'
import '../networks/w3m-network-row.js'
import '../ui/w3m-ui-list-row.js'
import '../ui/w3m-ui-notice.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { viewStyles } from '../base/view.styles.js'
import '../connections/texts.js'
import '../networks/texts.js'
import './texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-unsupported-chain-view': W3mUnsupportedChainView
  }
}

/**
 * The wallet is on a network that the site does not use: choose one of the site's, or disconnect.
 *
 * @internal
 */
@element('w3m-unsupported-chain-view')
export class W3mUnsupportedChainView extends W3mElement {
  static override styles = [reset, viewStyles]

  protected override render() {
    const { activeNamespace } = networksController.state
    if (statusOf(activeNamespace) !== 'connected') return notConnected('wallet')
    const current = networkOf(activeNamespace)
    const networks = networksController.list(activeNamespace)
    return html`
      ${current?.unsupported
        ? html`<w3m-ui-notice variant="warning">${t('unsupported.text')}</w3m-ui-notice>`
        : nothing}
      <ul class="list" aria-label=${t('unsupported.list')}>
        ${networks.map(
          network =>
            html`<li>
              <w3m-network-row
                .network=${network}
                ?current=${network.caipNetworkId === current?.caipNetworkId}
                ?disabled=${!isApproved(network)}
                detail=${isApproved(network) ? '' : t('networks.unapproved')}
                @w3m-network-select=${() => chooseNetwork(network)}
              ></w3m-network-row>
            </li>`,
        )}
      </ul>
      ${current?.unsupported
        ? html`<w3m-ui-list-row
            icon="disconnect"
            label=${t('account.disconnect')}
            @click=${() => report(disconnect(activeNamespace), { snack: t('snack.disconnectFailed') })}
          ></w3m-ui-list-row>`
        : nothing}
    `
  }
}
