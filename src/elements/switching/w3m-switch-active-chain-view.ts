import { css, html, nothing } from 'lit'

import { connectionsController } from '../../controllers/connections/connections.js'
import { connectRows } from '../../controllers/wallets/connect-rows.js'
import { connect } from '../../controllers/connect/connect.js'
import { finishConnect } from '../../controllers/connections/establish/finish-connect.js'
import { isConsentMissing } from '../../controllers/shell/legal.js'
import { navigate } from '../../controllers/shell/navigate.js'
import { report } from '../../controllers/shell/report.js'
import { modalController } from '../../controllers/shell/modal.js'
import { networksController } from '../../controllers/networks/networks.js'
import { routerController } from '../../controllers/shell/router.js'
import type { ChainNamespace } from '../../core/caip.js'
import type { Connector } from '../../core/entities/connector.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import { t } from '../../core/i18n/t.js'
import { cleanLabel } from '../../core/text/label.js'
import { reset } from '../../styles/reset.js'
import { familyName } from '../networks/family-name.js'
import { unknownNetwork } from '../networks/unknown-network.js'
import '../networks/w3m-network-picture.js'
import '../ui/w3m-ui-button.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { viewStyles } from '../base/view.styles.js'
import { walletLabel } from '../wallets/wallet-label.js'
import './texts.js'
import '../wallets/texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-switch-active-chain-view': W3mSwitchActiveChainView
  }
}

/**
 * A network of a family without a connected wallet was chosen: leads to connecting one. Other families stay connected.
 *
 * @internal
 */
@element('w3m-switch-active-chain-view')
export class W3mSwitchActiveChainView extends W3mElement {
  static override styles = [
    reset,
    viewStyles,
    css`
      w3m-network-picture {
        margin-block: var(--w3m-space-4);
      }
      .actions {
        display: grid;
        gap: var(--w3m-space-2);
      }
    `,
  ]

  #caipNetworkId = ''

  protected override render() {
    const { route } = routerController
    if (route.view === 'SwitchActiveChain') this.#caipNetworkId = route.args.caipNetworkId
    const network = networksController.find(this.#caipNetworkId)
    if (!network) return unknownNetwork()
    const name = cleanLabel(network.name) ?? network.caipNetworkId
    const related = this.#related(network)
    return html`<div class="center">
        <w3m-network-picture size="80" .network=${network}></w3m-network-picture>
        <p class="title">${name}</p>
        <p class="quiet">${t('active.text', { network: name })}</p>
      </div>
      <div class="actions">
        ${related ? this.#same(network, related) : nothing}
        <w3m-ui-button variant=${related ? 'secondary' : 'primary'} @click=${() => this.#choose(network)}
          >${t('active.other')}</w3m-ui-button
        >
      </div>`
  }

  #same(network: CaipNetwork, connector: Connector) {
    const values = {
      wallet: walletLabel(connector.id, connector.name),
      family: familyName(network.chainNamespace),
    }
    return html`<w3m-ui-button variant="primary" @click=${() => this.#connect(network, connector)}
      >${t('active.same', values)}</w3m-ui-button
    >`
  }

  /** The connector through which an already connected wallet supports this family too. */
  #related({ chainNamespace }: CaipNetwork): Connector | undefined {
    const rows = connectRows.get().filter(({ group }) => group !== 'walletConnect')
    const row = rows.find(({ connectors }) => connectors.some(({ id, chain }) => isActive(id, chain)))
    return row?.connectors.find(({ chain }) => chain === chainNamespace)
  }

  #connect(network: CaipNetwork, { id }: Connector): void {
    networksController.choose(network, { select: false })
    navigate({ view: 'ConnectingExternal', args: { connectorId: id, namespace: network.chainNamespace } })
    if (isConsentMissing()) return // the view asks for it first
    report(connect(id, network.chainNamespace).then(finishConnect), { shown: true })
  }

  #choose(network: CaipNetwork): void {
    networksController.choose(network, { select: false })
    modalController.offer(network.chainNamespace)
    navigate({ view: 'Connect', args: undefined })
  }
}

const isActive = (id: string, chain: ChainNamespace): boolean => connectionsController.activeConnectorId(chain) === id
