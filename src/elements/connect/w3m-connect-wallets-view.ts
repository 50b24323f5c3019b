import { element } from '../base/w3m-element.js'
import { W3mConnectView } from './w3m-connect-view.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-connect-wallets-view': W3mConnectWalletsView
  }
}

/**
 * The wallets alone, where the Connect view has a button in their place.
 *
 * @internal
 */
@element('w3m-connect-wallets-view')
export class W3mConnectWalletsView extends W3mConnectView {
  protected override readonly only = 'wallet'
}
