import { css, html, nothing } from 'lit'

import { accountOf, networkOf } from '../../controllers/accounts/active.js'
import { copyAddress } from '../../controllers/shell/copy/copy-address.js'
import { navigate } from '../../controllers/shell/navigate.js'
import { report } from '../../controllers/shell/report.js'
import { networksController } from '../../controllers/networks/networks.js'
import { routerController } from '../../controllers/shell/router.js'
import type { ChainNamespace } from '../../core/caip.js'
import type { Account } from '../../core/entities/account.js'
import type { AccountType } from '../../core/entities/account-types.js'
import { currentLocale, t } from '../../core/i18n/t.js'
import { cleanLabel } from '../../core/text/label.js'
import { receivingNetworks } from '../../controllers/receive/receiving-networks.js'
import { type ReceiveType, receiveAddresses } from '../../controllers/receive/rules.js'
import { reset } from '../../styles/reset.js'
import { familyName } from '../networks/family-name.js'
import { notConnected } from '../accounts/not-connected.js'
import '../networks/w3m-network-picture.js'
import '../ui/w3m-ui-button.js'
import '../ui/w3m-ui-list-row.js'
import '../ui/w3m-ui-notice.js'
import '../ui/w3m-ui-qr.js'
import '../ui/w3m-ui-tabs.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { viewStyles } from '../base/view.styles.js'
import '../accounts/texts.js'
import './texts.js'

/** Names as a list in the visitor's language. */
const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(currentLocale(), { type: 'conjunction', style: 'narrow' }).format(names)

/** The names of the networks whose assets an address receives. */
const networkNames = (namespace: ChainNamespace, address: string): readonly string[] =>
  receivingNetworks(namespace, address).map(({ name, caipNetworkId }) => cleanLabel(name) ?? caipNetworkId)

declare global {
  interface HTMLElementTagNameMap {
    'w3m-wallet-receive-view': W3mWalletReceiveView
  }
}

/**
 * The receiving address: as a QR code, in full, and what may be sent to it.
 *
 * @internal
 */
@element('w3m-wallet-receive-view')
export class W3mWalletReceiveView extends W3mElement {
  static override styles = [
    reset,
    viewStyles,
    css`
      w3m-ui-tabs > section {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--w3m-space-2);
      }
      .code {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--w3m-space-4);
        justify-items: center;
        padding-block: var(--w3m-space-2);
      }
      .address {
        max-inline-size: 100%;
        font-family: ui-monospace, monospace;
        font-size: var(--w3m-text-small);
        line-height: 1.6;
        text-align: center;
        text-wrap: balance;
        word-break: break-all;
        user-select: all;
      }
    `,
  ]

  #type: AccountType | undefined

  protected override render() {
    const { route } = routerController
    if (route.view === 'WalletReceive') this.#type = route.args?.type
    const { activeNamespace: namespace } = networksController.state
    const { address, allAccounts, status } = accountOf(namespace)
    if (!namespace || !address || status !== 'connected') return notConnected('wallet')
    const apart = receiveAddresses(namespace, allAccounts)
    if (apart.length < 2) return this.#address(namespace, address)
    const shown = apart.find(({ type }) => type === this.#type) ?? apart[0]
    return html`<w3m-ui-tabs
      label=${t('receive.kinds')}
      .tabs=${apart.map(({ type }) => ({ id: type, label: t(`receive.type.${type}`) }))}
      selected=${shown?.type ?? ''}
      @w3m-tab-select=${({ detail }: CustomEvent<{ id: ReceiveType }>) =>
        navigate({ view: 'WalletReceive', args: { type: detail.id } })}
    >
      <section>${shown ? this.#address(namespace, shown.address, shown.type) : nothing}</section>
    </w3m-ui-tabs>`
  }

  #address(namespace: ChainNamespace, address: Account['address'], type?: ReceiveType) {
    const network = networkOf(namespace)
    const family = familyName(namespace)
    return html`<div class="code">
        <w3m-ui-qr value=${address} label=${t('receive.code', { address })}>
          <w3m-network-picture size="56" .network=${network}></w3m-network-picture>
        </w3m-ui-qr>
        <p class="address" dir="ltr" role="group" aria-label=${t('receive.address')}>${address}</p>
        <w3m-ui-button variant="primary" @click=${() => report(copyAddress(address, this))}
          >${t('account.copy')}</w3m-ui-button
        >
      </div>
      <w3m-ui-notice variant="warning"
        >${type ? t(`receive.warning.${type}`) : t('receive.warning', { family })}</w3m-ui-notice
      >
      ${networksController.list(namespace).length > 1
        ? html`<w3m-ui-list-row
            icon="network"
            label=${t('receive.networks')}
            detail=${listed(networkNames(namespace, address))}
            chevron
            @click=${() => navigate({ view: 'WalletCompatibleNetworks', args: { type } })}
          ></w3m-ui-list-row>`
        : nothing}`
  }
}
