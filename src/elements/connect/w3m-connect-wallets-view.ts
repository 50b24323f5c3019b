import { element } from '../base/w3m-element.js'
import { W3mConnectView } from './w3m-connect-view.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-connect-wallets-view': W3mConnectWalletsView
  }
}

/**
 * Only the wallets, where the Connect view replaces them with a button.
 *
 * @internal
 */
@element('w3m-connect-wallets-view')
export class W3mConnectWalletsView extends W3mConnectView {
  protected override readonly only = 'wallet'
}
