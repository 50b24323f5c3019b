import { features } from '../../controllers/derived/features.js'
import { css, html, nothing } from 'lit'

import { activeAccount, activeNetwork } from '../../controllers/derived/active.js'
import { disconnect } from '../../controllers/flows/disconnect.js'
import { loadBalance } from '../../controllers/flows/load-balance.js'
import { navigate } from '../../controllers/flows/navigate.js'
import { report } from '../../controllers/flows/report.js'
import { networksController } from '../../controllers/networks.js'
import type { ChainNamespace } from '../../core/caip.js'
import type { ConnectedWalletInfo } from '../../core/entities/account.js'
import { t } from '../../core/i18n/t.js'
import { cleanLabel } from '../../core/label.js'
import { isViewName } from '../../core/views.js'
import { reset } from '../../styles/reset.js'
import { notConnected } from '../partials/not-connected.js'
import '../partials/w3m-account-summary.js'
import '../partials/w3m-account-tabs.js'
import { FEATURE_VIEWS, walletFeatures } from '../partials/wallet-features.js'
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
      }
    `,
  ]

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
      <w3m-account-summary namespace=${activeNamespace}></w3m-account-summary>
      ${activeNetwork.get()?.unsupported ? this.#unsupported() : this.#features(activeNamespace)}
      ${status === 'connected' ? this.#rest(activeNamespace, connectedWalletInfo) : nothing}
    `
  }

  #rest(namespace: ChainNamespace, wallet: ConnectedWalletInfo | undefined) {
    const name = cleanLabel(wallet?.name) ?? t('connect.unnamed')
    return html`
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
          html`<w3m-ui-button size="small" @click=${() => this.#open(FEATURE_VIEWS[feature])}
            >${t(`account.feature.${feature}`)}</w3m-ui-button
          >`,
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
    if (isViewName(view) && view !== 'ConnectingExternal' && view !== 'SwitchNetwork' && view !== 'Downloads')
      navigate({ view, args: undefined })
  }

  #refresh(): void {
    const { activeNamespace } = networksController.state
    const connected = activeAccount.get().status === 'connected'
    if (activeNamespace && connected) report(loadBalance(activeNamespace), { shown: true })
  }
}
