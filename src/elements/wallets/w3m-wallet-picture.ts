import { type PropertyValues, css, html } from 'lit'
import { property } from 'lit/decorators.js'

import { loadImage } from '../../controllers/images/load-image.js'
import { report } from '../../controllers/shell/report.js'
import type { Connector } from '../../core/entities/connector.js'
import type { Wallet } from '../../core/entities/wallet.js'
import '../ui/w3m-ui-picture.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { walletPicture } from './wallet-picture-source.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-wallet-picture': W3mWalletPicture
  }
}

/**
 * The picture of a wallet, from the catalogue if the wallet has none.
 *
 * @internal
 */
@element('w3m-wallet-picture')
export class W3mWalletPicture extends W3mElement {
  static override styles = css`
    :host {
      display: block;
      flex: none;
    }
  `

  /** The wallet's connector, if any. */
  @property({ attribute: false }) connector: Connector | undefined

  /** Its catalogue entry, if any. */
  @property({ attribute: false }) wallet: Wallet | undefined

  /** Its name, for the monogram. */
  @property() name = ''

  /** Edge length in px. */
  @property() size: '24' | '40' | '56' | '80' = '40'

  protected override updated(_changed: PropertyValues): void {
    const { src, key } = walletPicture(this)
    if (!src && key) report(loadImage(key))
  }

  protected override render() {
    const { src = '', pending = false } = walletPicture(this)
    return html`<w3m-ui-picture src=${src} ?pending=${pending} name=${this.name} size=${this.size}></w3m-ui-picture>`
  }
}
