import { html } from 'lit'

import { accountOf } from '../../controllers/derived/active.js'
import { networksController } from '../../controllers/networks.js'
import { truncateAddress } from '../../core/short-address.js'
import { t } from '../../core/i18n/t.js'
import { cleanLabel } from '../../core/label.js'
import { reset } from '../../styles/reset.js'
import { notConnected } from '../partials/not-connected.js'
import '../partials/w3m-network-picture.js'
import '../ui/w3m-ui-notice.js'
import { W3mElement, element } from '../w3m-element.js'
import { compatibleNetworks } from './w3m-wallet-compatible-networks-view.styles.js'
import { viewStyles } from './view.styles.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-wallet-compatible-networks-view': W3mWalletCompatibleNetworksView
  }
}

/**
 * The networks on which the shown address can receive.
 *
 * @internal
 */
@element('w3m-wallet-compatible-networks-view')
export class W3mWalletCompatibleNetworksView extends W3mElement {
  static override styles = [reset, viewStyles, compatibleNetworks]

  protected override render() {
    const { activeNamespace: namespace } = networksController.state
    const { address, status } = accountOf(namespace)
    if (!namespace || !address || status !== 'connected') return notConnected('wallet')
    return html`<w3m-ui-notice>${t('receive.networks.text', { address: truncateAddress(address) })}</w3m-ui-notice>
      <ul class="list" aria-label=${t('receive.networks')}>
        ${networksController.list(namespace).map(
          network =>
            html`<li class="network">
              <w3m-network-picture .network=${network}></w3m-network-picture>
              <span>${cleanLabel(network.name) ?? network.caipNetworkId}</span>
            </li>`,
        )}
      </ul>`
  }
}
