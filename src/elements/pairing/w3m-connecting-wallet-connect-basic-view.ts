import { html, nothing } from 'lit'

import { isConsentMissing } from '../../controllers/shell/legal.js'
import { routerController } from '../../controllers/shell/router.js'
import { reset } from '../../styles/reset.js'
import { ConsentBox } from '../connections/consent.js'
import { PairingKeeper } from './pairing-keeper.js'
import './w3m-pairing-code.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { viewStyles } from '../base/view.styles.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-connecting-wallet-connect-basic-view': W3mConnectingWalletConnectBasicView
  }
}

/**
 * A code that any wallet may scan: the only option without adapters, or if the site creates the link itself.
 *
 * @internal
 */
@element('w3m-connecting-wallet-connect-basic-view')
export class W3mConnectingWalletConnectBasicView extends W3mElement {
  static override styles = [reset, viewStyles]

  readonly #consent = new ConsentBox()

  constructor() {
    super()
    new PairingKeeper(this, () => (routerController.route.view === 'ConnectingWalletConnectBasic' ? {} : undefined))
  }

  protected override render() {
    const code = isConsentMissing() ? nothing : html`<w3m-pairing-code></w3m-pairing-code>`
    return html`${this.#consent.render()}${code}`
  }
}
