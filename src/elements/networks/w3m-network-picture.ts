import { type PropertyValues, css, html } from 'lit'
import { property } from 'lit/decorators.js'

import type { CaipNetwork } from '../../core/entities/network.js'
import { cleanLabel } from '../../core/text/label.js'
import '../ui/w3m-ui-picture.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { loadNetworkPicture } from './load-network-picture.js'
import { networkPicture } from './network-picture-source.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-network-picture': W3mNetworkPicture
  }
}

/**
 * The round picture of a network, from the catalogue if the site has none.
 *
 * @internal
 */
@element('w3m-network-picture')
export class W3mNetworkPicture extends W3mElement {
  static override styles = css`
    :host {
      display: block;
      flex: none;
    }
  `

  /** The network. */
  @property({ attribute: false }) network: CaipNetwork | undefined

  /** Edge length in px. */
  @property() size: '24' | '40' | '56' | '80' = '40'

  protected override updated(_changed: PropertyValues): void {
    if (this.network) loadNetworkPicture(this.network)
  }

  protected override render() {
    const name = cleanLabel(this.network?.name) ?? '?'
    const { src = '' } = this.network ? networkPicture(this.network) : {}
    return html`<w3m-ui-picture round src=${src} name=${name} size=${this.size}></w3m-ui-picture>`
  }
}
