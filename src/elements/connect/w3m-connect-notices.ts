import { html, nothing } from 'lit'

import { connectRows } from '../../controllers/wallets/connect-rows.js'
import { loadWallets } from '../../controllers/wallets/load-wallets.js'
import { report } from '../../controllers/shell/report.js'
import { showWalletGuide } from '../../controllers/wallets/show-wallet-guide.js'
import { walletsController } from '../../controllers/wallets/wallets.js'
import { t } from '../../core/i18n/t.js'
import { reset } from '../../styles/reset.js'
import '../ui/w3m-ui-button.js'
import '../ui/w3m-ui-empty.js'
import '../ui/w3m-ui-notice.js'
import { W3mElement, element } from '../base/w3m-element.js'
import './texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-connect-notices': W3mConnectNotices
  }
}

/**
 * The message below the wallets of the Connect view: that there are none, that the catalogue's could not be loaded, or
 * both.
 *
 * @internal
 */
@element('w3m-connect-notices')
export class W3mConnectNotices extends W3mElement {
  static override styles = reset

  protected override render() {
    return [
      connectRows.get().length ? nothing : this.#empty(),
      walletsController.state.status === 'failed' ? this.#failed() : nothing,
    ]
  }

  #empty() {
    return html`<w3m-ui-empty icon="wallet" label=${t('connect.empty.title')} detail=${t('connect.empty.text')}>
      <w3m-ui-button slot="action" size="small" @click=${showWalletGuide}>${t('connect.empty.action')}</w3m-ui-button>
    </w3m-ui-empty>`
  }

  #failed() {
    return html`<w3m-ui-notice variant="warning" role="status">
      ${t('connect.failed')}
      <w3m-ui-button slot="action" size="small" @click=${() => report(loadWallets())}
        >${t('action.retry')}</w3m-ui-button
      >
    </w3m-ui-notice>`
  }
}
