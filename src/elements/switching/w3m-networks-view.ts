import { css, html, nothing } from 'lit'
import { state } from 'lit/decorators.js'

import { networkOf } from '../../controllers/accounts/active.js'
import { modalController } from '../../controllers/shell/modal.js'
import { navigate } from '../../controllers/shell/navigate.js'
import { track } from '../../controllers/shell/analytics/track.js'
import { networksController } from '../../controllers/networks/networks.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import { t } from '../../core/i18n/t.js'
import { reset } from '../../styles/reset.js'
import { chooseNetwork, isApproved } from './choose-network.js'
import { familyName } from '../networks/family-name.js'
import '../networks/w3m-network-row.js'
import { searchOutcome } from '../ui/search-outcome.js'
import '../ui/w3m-ui-button.js'
import '../ui/w3m-ui-search.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { viewStyles } from '../base/view.styles.js'
import '../networks/texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-networks-view': W3mNetworksView
  }
}

/** A list longer than this gets a search field. */
const SEARCH_FROM = 8

/**
 * The networks of the site.
 *
 * @internal
 */
@element('w3m-networks-view')
export class W3mNetworksView extends W3mElement {
  static override styles = [
    reset,
    viewStyles,
    css`
      .help {
        justify-self: center;
      }
    `,
  ]

  @state() private query = ''

  protected override render() {
    const networks = networksController.list()
    const found = networks.filter(({ name }) => name.toLowerCase().includes(this.query.trim().toLowerCase()))
    return html`
      ${networks.length > SEARCH_FROM
        ? html`<w3m-ui-search
            label=${t('networks.search')}
            placeholder=${t('networks.search')}
            @w3m-field-input=${({ detail }: CustomEvent<{ value: string }>) => (this.query = detail.value)}
          ></w3m-ui-search>`
        : nothing}
      ${found.length ? this.#families(found) : nothing} ${searchOutcome(found.length ? undefined : this.#none())}
      <w3m-ui-button class="help" variant="ghost" size="small" @click=${this.#explain}
        >${t('networks.help')}</w3m-ui-button
      >
    `
  }

  /** Networks of several families are grouped under the family name. */
  #families(networks: readonly CaipNetwork[]) {
    const families = [...new Set(networks.map(({ chainNamespace }) => chainNamespace))]
    if (families.length < 2) return this.#list(networks, t('networks.list'))
    return families.map(family => {
      const own = networks.filter(({ chainNamespace }) => chainNamespace === family)
      return html`<h3 class="caption">${familyName(family)}</h3>
        ${this.#list(own, familyName(family))}`
    })
  }

  #list(networks: readonly CaipNetwork[], label: string) {
    // also that of the family that the view was opened for, which becomes the active one with its wallet
    const current = [networkOf(), networkOf(modalController.state.namespace)].map(network => network?.caipNetworkId)
    return html`<ul class="list" aria-label=${label}>
      ${networks.map(
        network =>
          html`<li>
            <w3m-network-row
              .network=${network}
              ?current=${current.includes(network.caipNetworkId)}
              ?disabled=${!isApproved(network)}
              detail=${isApproved(network) ? '' : t('networks.unapproved')}
              @w3m-network-select=${() => chooseNetwork(network)}
            ></w3m-network-row>
          </li>`,
      )}
    </ul>`
  }

  #none() {
    return { label: t('networks.none.title'), detail: t('networks.none.text', { query: this.query }) }
  }

  #explain(): void {
    track('CLICK_NETWORK_HELP', undefined)
    navigate({ view: 'WhatIsANetwork', args: undefined })
  }
}
