import { html, css } from 'lit'
import { accountOf } from '../../controllers/accounts/active.js'
import { networksController } from '../../controllers/networks/networks.js'
import { receivingNetworks } from '../../controllers/receive/receiving-networks.js'
import { receiveAddresses } from '../../controllers/receive/rules.js'
import { routerController } from '../../controllers/shell/router.js'
import type { AccountType } from '../../core/entities/account-types.js'
import { truncateAddress } from '../../core/text/short-address.js'
import { t } from '../../core/i18n/t.js'
import { cleanLabel } from '../../core/text/label.js'
import { reset } from '../../styles/reset.js'
import { notConnected } from '../accounts/not-connected.js'
import '../networks/w3m-network-picture.js'
import '../ui/w3m-ui-notice.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { viewStyles } from '../base/view.styles.js'
import './texts.js'

/** A plain list of networks. */
const compatibleNetworks = css`
  .network {
    display: flex;
    align-items: center;
    gap: var(--w3m-space-3);
    padding: var(--w3m-space-2);
    font-size: var(--w3m-text-large);
    overflow-wrap: anywhere;
  }
`

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

  #type: AccountType | undefined

  protected override render() {
    const { route } = routerController
    if (route.view === 'WalletCompatibleNetworks') this.#type = route.args?.type
    const { activeNamespace: namespace } = networksController.state
    const { address: active, allAccounts, status } = accountOf(namespace)
    if (!namespace || !active || status !== 'connected') return notConnected('wallet')
    const chosen = receiveAddresses(namespace, allAccounts).find(({ type }) => type === this.#type)
    const address = chosen?.address ?? active
    return html`<w3m-ui-notice>${t('receive.networks.text', { address: truncateAddress(address) })}</w3m-ui-notice>
      <ul class="list" aria-label=${t('receive.networks')}>
        ${receivingNetworks(namespace, address).map(
          network =>
            html`<li class="network">
              <w3m-network-picture .network=${network}></w3m-network-picture>
              <span>${cleanLabel(network.name) ?? network.caipNetworkId}</span>
            </li>`,
        )}
      </ul>`
  }
}
