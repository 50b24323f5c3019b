import { html } from 'lit'

import { loadWallets } from '../../controllers/flows/load-wallets.js'
import { report } from '../../controllers/flows/report.js'
import { t } from '../../core/i18n/t.js'
import { reset } from '../../styles/reset.js'
import '../ui/w3m-ui-button.js'
import '../ui/w3m-ui-notice.js'
import { W3mElement, element } from '../w3m-element.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-connect-failed': W3mConnectFailed
  }
}

/**
 * The catalogue's wallets could not be loaded.
 *
 * @internal
 */
@element('w3m-connect-failed')
export class W3mConnectFailed extends W3mElement {
  static override styles = reset

  protected override render() {
    return html`<w3m-ui-notice variant="warning" role="status">
      ${t('connect.failed')}
      <w3m-ui-button slot="action" size="small" @click=${() => report(loadWallets())}
        >${t('action.retry')}</w3m-ui-button
      >
    </w3m-ui-notice>`
  }
}
