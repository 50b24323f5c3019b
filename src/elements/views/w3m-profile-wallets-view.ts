import { features } from '../../controllers/derived/features.js'
import { css, html, nothing } from 'lit'
import { state } from 'lit/decorators.js'

import { connectionsController } from '../../controllers/connections.js'
import { connectorsController } from '../../controllers/connectors.js'
import { accountOf } from '../../controllers/derived/active.js'
import { deleteConnection } from '../../controllers/flows/delete-connection.js'
import { disconnect } from '../../controllers/flows/disconnect.js'
import { navigate } from '../../controllers/flows/navigate.js'
import { report } from '../../controllers/flows/report.js'
import { type ConnectionTarget, switchConnection } from '../../controllers/flows/switch-connection.js'
import { networksController } from '../../controllers/networks.js'
import { isSameAddress, truncateAddress } from '../../core/address.js'
import type { ChainNamespace } from '../../core/caip.js'
import { t } from '../../core/i18n/t.js'
import { cleanLabel } from '../../core/label.js'
import { reset } from '../../styles/reset.js'
import { notConnected } from '../partials/not-connected.js'
import '../ui/w3m-ui-icon-button.js'
import '../ui/w3m-ui-list-row.js'
import '../ui/w3m-ui-picture.js'
import { W3mElement, element } from '../w3m-element.js'
import { viewStyles } from './view.styles.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-profile-wallets-view': W3mProfileWalletsView
  }
}

/** One address that can be switched to. */
interface Entry extends ConnectionTarget {
  readonly name: string
  readonly icon: string | undefined
  readonly address: string
}

const keyOf = ({ connectorId, address }: Entry): string => `${connectorId}:${address}`

/**
 * The wallets that are connected or known: the active one, others to switch to, and the way to one more.
 *
 * @internal
 */
@element('w3m-profile-wallets-view')
export class W3mProfileWalletsView extends W3mElement {
  static override styles = [
    reset,
    viewStyles,
    css`
      .pair {
        display: flex;
        align-items: center;
        gap: var(--w3m-space-1);
      }
      .pair w3m-ui-list-row {
        flex: 1;
      }
      .caption {
        margin-block-start: var(--w3m-space-2);
      }
    `,
  ]

  /** The entry that is being switched to. */
  @state() private pending = ''

  protected override render() {
    const { activeNamespace } = networksController.state
    if (!activeNamespace) return notConnected('wallet')
    const { address, status } = accountOf(activeNamespace)
    const others = this.#others(activeNamespace)
    return html`
      ${status === 'connected' && address ? this.#active(activeNamespace, address) : nothing}
      ${others.length ? this.#list(others) : nothing}
      ${!others.length && status !== 'connected'
        ? notConnected('wallet')
        : this.#actions(activeNamespace, status === 'connected')}
    `
  }

  #active(namespace: ChainNamespace, address: string) {
    const { connectedWalletInfo } = accountOf(namespace)
    const name = cleanLabel(connectedWalletInfo?.name) ?? t('connect.unnamed')
    return html`<h3 class="caption">${t('profile.active')}</h3>
      <w3m-ui-list-row
        current
        label=${name}
        detail=${truncateAddress(address)}
        @click=${() => navigate({ view: 'Account', args: undefined })}
      >
        <w3m-ui-picture slot="start" src=${connectedWalletInfo?.icon ?? ''} name=${name}></w3m-ui-picture>
      </w3m-ui-list-row>`
  }

  #list(entries: readonly Entry[]) {
    return html`<h3 class="caption">${t('profile.others')}</h3>
      <ul class="list">
        ${entries.map(entry => this.#entry(entry))}
      </ul>`
  }

  #entry(entry: Entry) {
    const { name, icon, address } = entry
    const words = { wallet: name, address: truncateAddress(address) }
    return html`<li class="pair">
      <w3m-ui-list-row
        label=${name}
        detail=${words.address}
        ?loading=${this.pending === keyOf(entry)}
        @click=${() => report(this.#switch(entry), { snack: t('profile.switch.failed'), shown: true })}
      >
        <w3m-ui-picture slot="start" src=${icon ?? ''} name=${name}></w3m-ui-picture>
      </w3m-ui-list-row>
      <w3m-ui-icon-button
        icon="trash"
        label=${t('profile.remove', words)}
        @click=${() => report(deleteConnection(entry))}
      ></w3m-ui-icon-button>
    </li>`
  }

  #actions(namespace: ChainNamespace, connected: boolean) {
    const { multiWallet } = features.get()
    return html`<div class="list">
      ${multiWallet
        ? html`<w3m-ui-list-row
            icon="plus"
            label=${t('profile.add')}
            chevron
            @click=${() => navigate({ view: 'Connect', args: undefined })}
          ></w3m-ui-list-row>`
        : nothing}
      ${connected
        ? html`<w3m-ui-list-row
            icon="disconnect"
            label=${t('account.disconnect')}
            @click=${() => report(disconnect(namespace), { snack: t('snack.disconnectFailed') })}
          ></w3m-ui-list-row>`
        : nothing}
    </div>`
  }

  /** Every known address but the active one; only the active wallet's own when several wallets are off. */
  #others(namespace: ChainNamespace): readonly Entry[] {
    const active = connectionsController.activeConnectorId(namespace)
    const { address: shown, allAccounts } = accountOf(namespace)
    const { multiWallet } = features.get()
    return connectionsController
      .list(namespace)
      .filter(({ connectorId }) => multiWallet || connectorId === active)
      .flatMap(({ connectorId, accounts, name, icon }) => {
        const connector = connectorsController.find(connectorId, namespace)
        const all = connectorId === active ? allAccounts : accounts
        return all
          .filter(({ address }) => connectorId !== active || !shown || !isSameAddress(namespace, address, shown))
          .map(({ address }) => ({
            namespace,
            connectorId,
            address,
            name: cleanLabel(connector?.name ?? name) ?? t('connect.unnamed'),
            icon: connector?.imageUrl ?? connector?.info?.icon ?? icon,
          }))
      })
  }

  async #switch(entry: Entry): Promise<void> {
    this.pending = keyOf(entry)
    try {
      await switchConnection(entry)
    } finally {
      this.pending = ''
    }
  }
}
