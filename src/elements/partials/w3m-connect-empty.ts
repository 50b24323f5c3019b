import { html } from 'lit'

import { showWalletGuide } from '../../controllers/flows/show-wallet-guide.js'
import { t } from '../../core/i18n/t.js'
import { reset } from '../../styles/reset.js'
import '../ui/w3m-ui-button.js'
import '../ui/w3m-ui-empty.js'
import { W3mElement, element } from '../w3m-element.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-connect-empty': W3mConnectEmpty
  }
}

/**
 * There is no wallet to connect with.
 *
 * @internal
 */
@element('w3m-connect-empty')
export class W3mConnectEmpty extends W3mElement {
  static override styles = reset

  protected override render() {
    return html`<w3m-ui-empty icon="wallet" label=${t('connect.empty.title')} detail=${t('connect.empty.text')}>
      <w3m-ui-button slot="action" size="small" @click=${showWalletGuide}>${t('connect.empty.action')}</w3m-ui-button>
    </w3m-ui-empty>`
  }
}
