import { features } from '../../controllers/derived/features.js'
import { css, html, nothing } from 'lit'
import { state } from 'lit/decorators.js'

import { connectionsController } from '../../controllers/connections.js'
import { activeAccount, activeNetwork } from '../../controllers/derived/active.js'
import { disconnect } from '../../controllers/flows/disconnect.js'
import { loadBalance } from '../../controllers/flows/load-balance.js'
import { navigate } from '../../controllers/flows/navigate.js'
import { report } from '../../controllers/flows/report.js'
import { networksController } from '../../controllers/networks.js'
import type { ChainNamespace } from '../../core/caip.js'
import type { ConnectedWalletInfo } from '../../core/entities/account.js'
import type { WalletFeature } from '../../core/features.js'
import { t } from '../../core/i18n/t.js'
import { cleanLabel } from '../../core/label.js'
import { hasActivity } from '../../core/rules/availability.js'
import { isPlainView, isViewName } from '../../core/views.js'
import { reset } from '../../styles/reset.js'
import { notConnected } from '../partials/not-connected.js'
import '../partials/w3m-account-summary.js'
import '../partials/w3m-account-tabs.js'
import { FEATURE_VIEWS, walletFeatures } from '../partials/wallet-features.js'
import type { IconName } from '../ui/icons.js'
import '../ui/w3m-ui-action.js'
import '../ui/w3m-ui-button.js'
import '../ui/w3m-ui-list-row.js'
import '../ui/w3m-ui-notice.js'
import '../ui/w3m-ui-picture.js'
import { W3mElement, element } from '../w3m-element.js'
import { viewStyles } from './view.styles.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-account-view': W3mAccountView
  }
}

const ICONS: Readonly<Record<WalletFeature, IconName>> = {
  onramp: 'card',
  swaps: 'swap',
  receive: 'arrow-down',
  send: 'arrow-up',
}

/**
 * The connected account; without one, an offer to connect.
 *
 * @internal
 */
@element('w3m-account-view')
export class W3mAccountView extends W3mElement {
  static override styles = [
    reset,
    viewStyles,
    css`
      w3m-account-summary {
        margin-block-end: var(--w3m-space-2);
      }
      .features {
        display: grid;
        grid-auto-columns: 1fr;
        grid-auto-flow: column;
        gap: var(--w3m-space-2);
        padding-block: var(--w3m-space-1) var(--w3m-space-2);
      }
    `,
  ]

  @state() private notices: typeof import('../partials/dropped-notices.js').droppedNotices | undefined

  override connectedCallback(): void {
    super.connectedCallback()
    queueMicrotask(() => this.#refresh())
  }

  protected override render() {
    const { activeNamespace } = networksController.state
    const { status, connectedWalletInfo } = activeAccount.get()
    const here = status === 'connected' || status === 'reconnecting'
    if (!here || !activeNamespace) return notConnected('user')
    return html`
      ${this.#dropped()}
      <w3m-account-summary namespace=${activeNamespace}></w3m-account-summary>
      ${activeNetwork.get()?.unsupported ? this.#unsupported() : this.#features(activeNamespace)}
      ${status === 'connected' ? this.#rest(activeNamespace, connectedWalletInfo) : nothing}
    `
  }

  /** Few visitors ever have a wallet that lets go of a family by itself. */
  #dropped() {
    if (!Object.keys(connectionsController.state.dropped).length) return nothing
    if (this.notices) return this.notices()
    report(import('../partials/dropped-notices.js').then(({ droppedNotices }) => (this.notices = droppedNotices)))
    return nothing
  }

  #rest(namespace: ChainNamespace, wallet: ConnectedWalletInfo | undefined) {
    const name = cleanLabel(wallet?.name) ?? t('connect.unnamed')
    return html`
      ${hasActivity(namespace) ? nothing : html`<w3m-pending-list namespace=${namespace}></w3m-pending-list>`}
      <w3m-account-tabs namespace=${namespace}></w3m-account-tabs>
      <div class="list">
        <w3m-ui-list-row
          label=${name}
          detail=${t('account.wallet')}
          chevron
          @click=${() => navigate({ view: 'ProfileWallets', args: undefined })}
        >
          <w3m-ui-picture slot="start" src=${wallet?.icon ?? ''} name=${name}></w3m-ui-picture>
        </w3m-ui-list-row>
        <w3m-ui-list-row
          icon="disconnect"
          label=${t('account.disconnect')}
          @click=${() => report(disconnect(namespace), { snack: t('snack.disconnectFailed') })}
        ></w3m-ui-list-row>
      </div>
    `
  }

  #features(namespace: ChainNamespace) {
    const offered = walletFeatures(features.get(), namespace, isViewName)
    if (!offered.length) return nothing
    return html`<div class="features" role="group" aria-label=${t('account.features')}>
      ${offered.map(
        feature =>
          html`<w3m-ui-action
            icon=${ICONS[feature]}
            label=${t(`account.feature.${feature}`)}
            @click=${() => this.#open(FEATURE_VIEWS[feature])}
          ></w3m-ui-action>`,
      )}
    </div>`
  }

  #unsupported() {
    return html`<w3m-ui-notice variant="warning">
      ${t('account.unsupported')}
      <w3m-ui-button slot="action" size="small" @click=${() => navigate({ view: 'Networks', args: undefined })}
        >${t('switch.title')}</w3m-ui-button
      >
    </w3m-ui-notice>`
  }

  #open(view: string): void {
    if (isPlainView(view)) navigate({ view, args: undefined })
  }

  #refresh(): void {
    const { activeNamespace } = networksController.state
    const connected = activeAccount.get().status === 'connected'
    if (activeNamespace && connected) report(loadBalance(activeNamespace), { shown: true })
    report(import('../partials/w3m-pending-list.js').then(({ followPending }) => followPending()))
  }
}
