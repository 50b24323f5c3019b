import { features } from '../../controllers/shell/features.js'
import { css, html, nothing } from 'lit'

import { activeAccount, activeNetwork, isViewOnly } from '../../controllers/accounts/active.js'
import { connectionsController } from '../../controllers/connections/connections.js'
import { disconnect } from '../../controllers/connections/disconnect/disconnect.js'
import { loadBalance } from '../../controllers/connections/load-balance.js'
import { navigate } from '../../controllers/shell/navigate.js'
import { report } from '../../controllers/shell/report.js'
import { resumeEarlierPurchase } from '../../controllers/onramp/resume-earlier-purchase.js'
import { networksController } from '../../controllers/networks/networks.js'
import type { ChainNamespace } from '../../core/caip.js'
import type { ConnectedWalletInfo, EmbeddedUser } from '../../core/entities/account.js'
import type { WalletFeature } from '../../core/features.js'
import { t } from '../../core/i18n/t.js'
import { isPlainView, isViewName } from '../../core/views.js'
import { reset } from '../../styles/reset.js'
import { notConnected } from '../accounts/not-connected.js'
import '../accounts/w3m-network-selector.js'
import { connectedWalletLabel, hasPicture } from '../wallets/wallet-label.js'
import { droppedNotices } from '../switching/dropped-notices.js'
import './w3m-account-summary.js'
import './w3m-account-tabs.js'
import { accountTabs } from './account-tabs.js'
import { FEATURE_VIEWS, walletFeatures } from './wallet-features.js'
import type { IconName } from '../ui/icons/icons.js'
import '../ui/w3m-ui-action.js'
import '../ui/w3m-ui-button.js'
import '../ui/w3m-ui-list-row.js'
import '../ui/w3m-ui-notice.js'
import '../ui/w3m-ui-picture.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { BalanceViewer } from '../accounts/balance-viewer.js'
import { viewStyles } from '../base/view.styles.js'
import '../connections/texts.js'
import '../holdings/texts.js'
import '../networks/texts.js'
import '../switching/texts.js'
import '../wallets/texts.js'

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
        grid-auto-columns: minmax(0, 80px);
        grid-auto-flow: column;
        justify-content: center;
        gap: var(--w3m-space-2);
        padding-block: var(--w3m-space-1) var(--w3m-space-2);
      }
      /* without a line, the wallet would look like one more token */
      w3m-account-tabs + .list {
        border-block-start: 1px solid var(--w3m-color-border);
        margin-block-start: var(--w3m-space-1);
        padding-block-start: var(--w3m-space-2);
      }
    `,
  ]

  constructor() {
    super()
    new BalanceViewer(this)
  }

  override connectedCallback(): void {
    super.connectedCallback()
    queueMicrotask(() => this.#refresh())
  }

  protected override render() {
    const { activeNamespace } = networksController.state
    const { status, connectedWalletInfo, user, socialProvider } = activeAccount.get()
    const here = status === 'connected' || status === 'reconnecting'
    if (!here || !activeNamespace) return notConnected('user')
    return html`
      ${droppedNotices()}
      <w3m-account-summary namespace=${activeNamespace}></w3m-account-summary>
      ${activeNetwork.get()?.unsupported ? this.#unsupported() : this.#features(activeNamespace)}
      ${status === 'connected'
        ? this.#rest(activeNamespace, connectedWalletInfo, user, socialProvider ? undefined : user?.email)
        : nothing}
    `
  }

  #rest(
    namespace: ChainNamespace,
    wallet: ConnectedWalletInfo | undefined,
    user: EmbeddedUser | undefined,
    email: string | null | undefined,
  ) {
    const name = connectedWalletLabel(namespace)
    return html`
      ${accountTabs(namespace, features.get()).includes('activity')
        ? nothing
        : html`<w3m-pending-list namespace=${namespace}></w3m-pending-list>`}
      <w3m-account-tabs namespace=${namespace}></w3m-account-tabs>
      <div class="list">
        <w3m-ui-list-row
          icon="user"
          label=${name}
          detail=${isViewOnly(namespace) ? '' : t('account.wallet')}
          chevron
          @click=${() => navigate({ view: 'ProfileWallets', args: undefined })}
        >
          ${hasPicture(connectionsController.activeConnectorId(namespace), wallet?.icon)
            ? html`<w3m-ui-picture slot="start" src=${wallet?.icon ?? ''} name=${name}></w3m-ui-picture>`
            : nothing}
        </w3m-ui-list-row>
        ${email
          ? html`<w3m-ui-list-row
              icon="mail"
              label=${t('account.email')}
              detail=${email}
              chevron
              @click=${() => navigate({ view: 'UpdateEmailWallet', args: undefined })}
            ></w3m-ui-list-row>`
          : nothing}
        ${user
          ? html`<w3m-ui-list-row
              icon="user"
              label=${t('account.settings')}
              chevron
              @click=${() => navigate({ view: 'AccountSettings', args: undefined })}
            ></w3m-ui-list-row>`
          : nothing}
        <w3m-ui-list-row
          icon="disconnect"
          label=${t('account.disconnect')}
          @click=${() => report(disconnect(namespace), { snack: t('snack.disconnectFailed') })}
        ></w3m-ui-list-row>
      </div>
    `
  }

  #features(namespace: ChainNamespace) {
    const on = isViewOnly(namespace) ? { ...features.get(), send: false, swaps: false } : features.get()
    const offered = walletFeatures(on, namespace, isViewName)
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
    report(import('../activity/w3m-pending-list.js'))
    report(import('../../controllers/holdings/follow-pending.js').then(({ followPending }) => followPending()))
    resumeEarlierPurchase()
  }
}
