import { css, html } from 'lit'

import { networkOf } from '../../controllers/accounts/active.js'
import { navigate } from '../../controllers/shell/navigate.js'
import { track } from '../../controllers/shell/analytics/track.js'
import { t } from '../../core/i18n/t.js'
import { cleanLabel } from '../../core/text/label.js'
import { reset } from '../../styles/reset.js'
import '../networks/w3m-network-picture.js'
import '../ui/w3m-ui-icon.js'
import { W3mElement, element } from '../base/w3m-element.js'
import './texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-network-selector': W3mNetworkSelector
  }
}

/**
 * The active network, in the account's header; leads to the others.
 *
 * @internal
 */
@element('w3m-network-selector')
export class W3mNetworkSelector extends W3mElement {
  static override styles = [
    reset,
    css`
      :host {
        display: block;
        min-inline-size: 0;
      }
      .network {
        display: flex;
        align-items: center;
        gap: var(--w3m-space-2);
        max-inline-size: 240px;
        min-block-size: 36px;
        padding-inline: var(--w3m-space-1) var(--w3m-space-2);
        border-radius: var(--w3m-radius-full);
        background: var(--w3m-color-raised);
        white-space: nowrap;
        transition: background 120ms;
      }
      .network:hover {
        background: var(--w3m-color-pressed);
      }
      .name {
        overflow: hidden;
        text-overflow: ellipsis;
        unicode-bidi: plaintext;
      }
      @media (pointer: coarse) {
        .network {
          min-block-size: 44px;
        }
      }
      @media (forced-colors: active) {
        .network {
          border: 1px solid ButtonText;
        }
      }
    `,
  ]

  protected override render() {
    const network = networkOf()
    const name = network?.unsupported ? t('account.unsupported') : cleanLabel(network?.name)
    return html`<button
      class="network"
      aria-label=${name ? t('modal.network', { network: name }) : t('modal.network.none')}
      @click=${this.#open}
    >
      <w3m-network-picture size="24" .network=${network}></w3m-network-picture>
      <span class="name">${name ?? t('modal.network.none')}</span>
      <w3m-ui-icon name="chevron-down" size="small"></w3m-ui-icon>
    </button>`
  }

  #open(): void {
    track('CLICK_NETWORKS', undefined)
    navigate({ view: 'Networks', args: undefined })
  }
}
