import { html } from 'lit'

import { navigate } from '../../controllers/shell/navigate.js'
import { t } from '../../core/i18n/t.js'
import { reset } from '../../styles/reset.js'
import '../ui/w3m-ui-button.js'
import '../ui/w3m-ui-empty.js'
import { W3mElement, element } from '../base/w3m-element.js'
import './texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-wallet-not-found': W3mWalletNotFound
  }
}

const leave = (): void => navigate({ view: 'Connect', args: undefined }, { replace: true })

/**
 * The wallet of a view is no longer in the page.
 *
 * @internal
 */
@element('w3m-wallet-not-found')
export class W3mWalletNotFound extends W3mElement {
  static override styles = reset

  protected override render() {
    return html`<w3m-ui-empty
      icon="wallet"
      label=${t('connecting.notFound.title')}
      detail=${t('connecting.notFound.text')}
    >
      <w3m-ui-button slot="action" size="small" @click=${leave}>${t('connecting.notFound.action')}</w3m-ui-button>
    </w3m-ui-empty>`
  }
}
