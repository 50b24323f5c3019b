import { type TemplateResult, css, html, nothing } from 'lit'
import { state } from 'lit/decorators.js'
import { repeat } from 'lit/directives/repeat.js'

import { connectionsController } from '../../controllers/connections/connections.js'
import { accountOf } from '../../controllers/accounts/active.js'
import { features } from '../../controllers/shell/features.js'
import { deleteConnection } from '../../controllers/connections/disconnect/delete-connection.js'
import { disconnect } from '../../controllers/connections/disconnect/disconnect.js'
import { navigate } from '../../controllers/shell/navigate.js'
import { report } from '../../controllers/shell/report.js'
import { resumeConnection } from '../../controllers/switching/resume-connection.js'
import { selectNamespace } from '../../controllers/connections/select-namespace.js'
import { networksController } from '../../controllers/networks/networks.js'
import { modalController } from '../../controllers/shell/modal.js'
import { optionsController } from '../../controllers/shell/options.js'
import { truncateAddress } from '../../core/text/short-address.js'
import { labelOf } from '../../core/address.js'
import type { ChainNamespace } from '../../core/caip.js'
import { t } from '../../core/i18n/t.js'
import { cleanLabel } from '../../core/text/label.js'
import { reset } from '../../styles/reset.js'
import { accountRow } from './account-row.js'
import { droppedNotices } from './dropped-notices.js'
import { familyName } from '../networks/family-name.js'
import { type KnownAccount, keyOf, knownAccounts } from './known-accounts.js'
import { KnownBalances } from './known-balances.js'
import { notConnected } from '../accounts/not-connected.js'
import '../ui/w3m-ui-icon-button.js'
import '../ui/w3m-ui-list-row.js'
import '../ui/w3m-ui-tabs.js'
import { FocusKeeper } from '../base/focus-keeper.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { viewStyles } from '../base/view.styles.js'
import '../connections/texts.js'
import { connectedWalletLabel } from '../wallets/wallet-label.js'
import './texts.js'
import '../wallets/texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-profile-wallets-view': W3mProfileWalletsView
  }
}

/**
 * The connected and known wallets, one family at a time: the active one, others to switch to, remembered ones, and a
 * link to add one.
 *
 * @internal
 */
@element('w3m-profile-wallets-view')
export class W3mProfileWalletsView extends W3mElement {
  static override styles = [
    reset,
    viewStyles,
    css`
      .family {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--w3m-space-2);
      }
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

  /** The family whose wallets are shown, once the visitor chose one. */
  @state() private family: ChainNamespace | undefined

  constructor() {
    super()
    new KnownBalances(this)
    const find = (part: 'w3m-ui-list-row' | 'w3m-ui-button') => this.renderRoot.querySelector(part)
    new FocusKeeper(this, () => find('w3m-ui-list-row') ?? find('w3m-ui-button'))
  }

  /** The family that is shown. */
  get namespace(): ChainNamespace | undefined {
    return this.family ?? networksController.state.activeNamespace
  }

  protected override render() {
    const { namespaces } = optionsController.state
    const { namespace } = this
    if (!namespace) return notConnected('wallet')
    const content = this.#family(namespace)
    return html`${droppedNotices()}
    ${namespaces.length > 1
      ? html`<w3m-ui-tabs
          label=${t('profile.families')}
          .tabs=${namespaces.map(id => ({ id, label: familyName(id) }))}
          selected=${namespace}
          @w3m-tab-select=${({ detail }: CustomEvent<{ id: ChainNamespace }>) => (this.family = detail.id)}
          ><div class="family">${content}</div></w3m-ui-tabs
        >`
      : content}
    ${this.#all()}`
  }

  #family(namespace: ChainNamespace): TemplateResult {
    const { address, status } = accountOf(namespace)
    const connected = status === 'connected' && address !== undefined
    const known = knownAccounts(namespace)
    if (!known.length && !connected && optionsController.state.namespaces.length < 2) return notConnected('wallet')
    const inState = (state: KnownAccount['state']) => known.filter(entry => entry.state === state)
    return html`${connected ? this.#active(namespace, address) : nothing}
    ${this.#list(t('profile.accounts'), inState('connected'))} ${this.#list(t('profile.others'), inState('active'))}
    ${this.#list(t('profile.recent'), inState('disconnected'))}
    ${known.length || connected
      ? nothing
      : html`<p class="quiet center">${t('profile.none', { family: familyName(namespace) })}</p>`}
    ${this.#actions(namespace, connected)}`
  }

  #active(namespace: ChainNamespace, address: string) {
    const { connectedWalletInfo, addressLabels, balance, balanceSymbol, allAccounts } = accountOf(namespace)
    return html`<h3 class="caption">${t('profile.active')}</h3>
      ${accountRow(
        {
          namespace,
          connectorId: connectionsController.activeConnectorId(namespace) ?? '',
          state: 'connected',
          address,
          wallet: connectedWalletLabel(namespace),
          icon: connectedWalletInfo?.icon,
          type: allAccounts[0]?.type,
          label: cleanLabel(labelOf(namespace, addressLabels, address)),
          balance: balance === undefined ? undefined : { balance, symbol: balanceSymbol ?? '' },
        },
        { current: true, press: () => this.#show(namespace) },
      )}`
  }

  #list(caption: string, entries: readonly KnownAccount[]) {
    if (!entries.length) return nothing
    return html`<h3 class="caption">${caption}</h3>
      <ul class="list" aria-label=${caption}>
        ${repeat(entries, keyOf, entry => this.#entry(entry))}
      </ul>`
  }

  /** The active wallet's own addresses cannot be forgotten. */
  #bin(entry: KnownAccount) {
    const values = { wallet: entry.wallet, address: truncateAddress(entry.address) }
    return html`<w3m-ui-icon-button
      icon="trash"
      label=${t('profile.remove', values)}
      @click=${() => report(deleteConnection(entry), { snack: t('snack.disconnectFailed') })}
    ></w3m-ui-icon-button>`
  }

  #entry(entry: KnownAccount) {
    return html`<li class="pair">
      ${accountRow(entry, {
        loading: this.pending === keyOf(entry),
        press: () => report(this.#switch(entry), { snack: t('profile.switch.failed'), shown: true }),
      })}
      ${entry.state === 'connected' ? nothing : this.#bin(entry)}
    </li>`
  }

  #actions(namespace: ChainNamespace, connected: boolean) {
    return html`<div class="list">
      ${features.get().multiWallet || !connected
        ? html`<w3m-ui-list-row
            icon="plus"
            label=${t('profile.add')}
            chevron
            wraps
            @click=${() => this.#add(namespace)}
          ></w3m-ui-list-row>`
        : nothing}
      ${connected ? this.#end(t('account.disconnect'), () => disconnect(namespace)) : nothing}
    </div>`
  }

  /** With several wallets connected, of any families, one row ends them all. */
  #all() {
    const { namespaces } = optionsController.state
    const standing = namespaces.flatMap(namespace => connectionsController.inState(namespace, 'connected', 'active'))
    return standing.length > 1 ? this.#end(t('profile.disconnect.all'), () => disconnect()) : nothing
  }

  #end(label: string, end: () => Promise<void>) {
    return html`<w3m-ui-list-row
      icon="disconnect"
      label=${label}
      wraps
      @click=${() => report(end(), { snack: t('snack.disconnectFailed') })}
    ></w3m-ui-list-row>`
  }

  /** The active wallet was pressed: shows its account in this family. */
  #show(namespace: ChainNamespace): void {
    selectNamespace(namespace)
    navigate({ view: 'Account', args: undefined })
  }

  #add(namespace: ChainNamespace): void {
    modalController.offer(namespace)
    navigate({ view: 'Connect', args: undefined })
  }

  async #switch(entry: KnownAccount): Promise<void> {
    const key = keyOf(entry)
    this.pending = key
    try {
      await resumeConnection(entry)
    } finally {
      if (this.pending === key) this.pending = ''
    }
  }
}
