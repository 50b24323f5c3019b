import { html, nothing } from 'lit'

import { accountOf } from '../../controllers/accounts/active.js'
import { onRampProviders } from '../../controllers/onramp/providers.js'
import { networksController } from '../../controllers/networks/networks.js'
import { features } from '../../controllers/shell/features.js'
import { navigate } from '../../controllers/shell/navigate.js'
import { canBuy } from '../../core/availability.js'
import { t } from '../../core/i18n/t.js'
import { reset } from '../../styles/reset.js'
import { notConnected } from '../accounts/not-connected.js'
import { viewStyles } from '../base/view.styles.js'
import { W3mElement, element } from '../base/w3m-element.js'
import '../ui/w3m-ui-empty.js'
import '../ui/w3m-ui-list-row.js'
import './texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-fund-wallet-view': W3mFundWalletView
  }
}

/**
 * The ways to fund a wallet.
 *
 * @internal
 */
@element('w3m-fund-wallet-view')
export class W3mFundWalletView extends W3mElement {
  static override styles = [reset, viewStyles]

  protected override render() {
    const { activeNamespace: namespace } = networksController.state
    if (!namespace || accountOf(namespace).status !== 'connected') return notConnected('wallet')
    const hasProviders = canBuy(namespace) && onRampProviders().length > 0
    const canReceive = features.get().receive
    if (!hasProviders && !canReceive)
      return html`<w3m-ui-empty icon="wallet" label=${t('onramp.fund.none')}></w3m-ui-empty>`
    return html`<div class="list">
      ${hasProviders
        ? html`<w3m-ui-list-row
            icon="card"
            label=${t('onramp.fund.buy')}
            detail=${t('onramp.fund.buy.text')}
            chevron
            wraps
            @click=${() => navigate({ view: 'OnRampProviders', args: undefined })}
          ></w3m-ui-list-row>`
        : nothing}
      ${canReceive
        ? html`<w3m-ui-list-row
            icon="arrow-down"
            label=${t('onramp.fund.receive')}
            detail=${t('onramp.fund.receive.text')}
            chevron
            wraps
            @click=${() => navigate({ view: 'WalletReceive', args: undefined })}
          ></w3m-ui-list-row>`
        : nothing}
    </div>`
  }
}
