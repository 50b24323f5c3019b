import { html, nothing } from 'lit'
import { property } from 'lit/decorators.js'

import type { CaipNetwork } from '../../core/entities/network.js'
import { cleanLabel } from '../../core/text/label.js'
import '../ui/w3m-ui-list-row.js'
import { W3mElement, element } from '../base/w3m-element.js'
import './w3m-network-picture.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-network-row': W3mNetworkRow
  }
  interface HTMLElementEventMap {
    'w3m-network-select': CustomEvent<{ readonly network: CaipNetwork }>
  }
}

/**
 * A network to choose.
 *
 * @internal
 * @fires {CustomEvent<{ network: CaipNetwork }>} w3m-network-select - The network was chosen.
 */
@element('w3m-network-row')
export class W3mNetworkRow extends W3mElement {
  /** The network. */
  @property({ attribute: false }) network: CaipNetwork | undefined

  /** Its description. */
  @property() detail = ''

  /** The network is the active one. */
  @property({ type: Boolean }) current = false

  /** Disabled. */
  @property({ type: Boolean, reflect: true }) disabled = false

  /** An operation on it is in progress. */
  @property({ type: Boolean }) loading = false

  protected override createRenderRoot(): HTMLElement {
    return this
  }

  protected override render() {
    const { network } = this
    if (!network) return nothing
    return html`<w3m-ui-list-row
      label=${cleanLabel(network.name) ?? network.caipNetworkId}
      detail=${this.detail}
      ?current=${this.current}
      ?disabled=${this.disabled}
      ?loading=${this.loading}
      @click=${() => this.emit('w3m-network-select', { network })}
    >
      <w3m-network-picture slot="start" .network=${network}></w3m-network-picture>
    </w3m-ui-list-row>`
  }
}
