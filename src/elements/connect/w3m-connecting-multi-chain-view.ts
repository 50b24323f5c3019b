import { css, html } from 'lit'

import { connectRows } from '../../controllers/wallets/connect-rows.js'
import { connect } from '../../controllers/connect/connect.js'
import { finishConnect } from '../../controllers/connections/establish/finish-connect.js'
import { isConsentMissing } from '../../controllers/shell/legal.js'
import { navigate } from '../../controllers/shell/navigate.js'
import { report } from '../../controllers/shell/report.js'
import { networksController } from '../../controllers/networks/networks.js'
import { routerController } from '../../controllers/shell/router.js'
import type { ChainNamespace } from '../../core/caip.js'
import type { Connector } from '../../core/entities/connector.js'
import type { MessageKey } from '../../locales/en/index.js'
import { t } from '../../core/i18n/t.js'
import { cleanLabel } from '../../core/text/label.js'
import type { WalletRow } from '../../controllers/wallets/rules.js'
import { reset } from '../../styles/reset.js'
import { ConsentBox } from '../connections/consent.js'
import { familyName } from '../networks/family-name.js'
import '../networks/w3m-network-picture.js'
import '../wallets/w3m-wallet-not-found.js'
import '../wallets/w3m-wallet-picture.js'
import '../ui/w3m-ui-button.js'
import '../ui/w3m-ui-list-row.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { viewStyles } from '../base/view.styles.js'
import './texts.js'
import '../wallets/texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-connecting-multi-chain-view': W3mConnectingMultiChainView
  }
}

const FAMILIES: Readonly<Partial<Record<ChainNamespace, MessageKey>>> = {
  eip155: 'multichain.eip155',
  solana: 'multichain.solana',
  bip122: 'multichain.bip122',
  polkadot: 'multichain.polkadot',
  cosmos: 'multichain.cosmos',
}

/**
 * Lets the visitor choose a family of a wallet that supports several.
 *
 * @internal
 */
@element('w3m-connecting-multi-chain-view')
export class W3mConnectingMultiChainView extends W3mElement {
  static override styles = [
    reset,
    viewStyles,
    css`
      .center {
        gap: var(--w3m-space-3);
      }
    `,
  ]

  #walletId = ''

  readonly #consent = new ConsentBox()

  protected override render() {
    const { route } = routerController
    if (route.view === 'ConnectingMultiChain') this.#walletId = route.args.walletId
    const row = connectRows.get().find(({ id }) => id === this.#walletId)
    if (!row?.connectors.length) return html`<w3m-wallet-not-found></w3m-wallet-not-found>`
    const name = cleanLabel(row.name) ?? t('connect.unnamed')
    return html`
      <div class="center">
        <w3m-wallet-picture
          size="80"
          name=${name}
          .connector=${row.connectors[0]}
          .wallet=${row.wallet}
        ></w3m-wallet-picture>
        <p class="quiet">${t('multichain.text', { wallet: name })}</p>
      </div>
      ${this.#consent.render()}
      <ul class="list" aria-label=${t('multichain.list')}>
        ${this.#inOrder(row).map(connector => html`<li>${this.#family(connector)}</li>`)}
      </ul>
    `
  }

  #family(connector: Connector) {
    const text = FAMILIES[connector.chain]
    const [network] = networksController.list(connector.chain)
    return html`<w3m-ui-list-row
      label=${text ? t(text) : familyName(connector.chain)}
      icon="network"
      chevron
      ?disabled=${isConsentMissing()}
      @click=${() => this.#connect(connector)}
    >
      ${network ? html`<w3m-network-picture slot="start" .network=${network}></w3m-network-picture>` : ''}
    </w3m-ui-list-row>`
  }

  /** In the order of the site's networks. */
  #inOrder({ connectors }: WalletRow): readonly Connector[] {
    const order = networksController.state.networks.map(({ chainNamespace }) => chainNamespace)
    return [...connectors].sort((a, b) => order.indexOf(a.chain) - order.indexOf(b.chain))
  }

  #connect({ id, chain }: Connector): void {
    navigate({ view: 'ConnectingExternal', args: { connectorId: id, namespace: chain } })
    report(connect(id, chain).then(finishConnect), { shown: true })
  }
}
