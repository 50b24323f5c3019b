import { css, html, nothing } from 'lit'

import { connectRows } from '../../controllers/wallets/connect-rows.js'
import { navigate } from '../../controllers/shell/navigate.js'
import { showsAllWallets } from '../../controllers/wallets/all-wallets-shown.js'
import { optionsController } from '../../controllers/shell/options.js'
import { walletsController } from '../../controllers/wallets/wallets.js'
import type { Wallet } from '../../core/entities/wallet.js'
import { t } from '../../core/i18n/t.js'
import { cleanLabel } from '../../core/text/label.js'
import { reset } from '../../styles/reset.js'
import { isServiceHosted } from '../../services/endpoints.js'
import { hasDownloads } from './has-downloads.js'
import './w3m-all-wallets-row.js'
import './w3m-wallet-picture.js'
import '../ui/w3m-ui-empty.js'
import '../ui/w3m-ui-link.js'
import '../ui/w3m-ui-list-row.js'
import '../ui/w3m-ui-skeleton.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { viewStyles } from '../base/view.styles.js'
import './texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-get-wallet-view': W3mGetWalletView
  }
}

/** A few to choose from, not a catalogue. */
const MOST = 5
/** The web page of the hosted catalogue (WIRE 1.1). */
const GUIDE = 'https://walletguide.walletconnect.network'

/**
 * A few wallets to get, for visitors without one.
 *
 * @internal
 */
@element('w3m-get-wallet-view')
export class W3mGetWalletView extends W3mElement {
  static override styles = [
    reset,
    viewStyles,
    css`
      w3m-ui-link {
        justify-self: center;
        padding-block: var(--w3m-space-2);
      }
    `,
  ]

  protected override render() {
    const rows = connectRows.get().filter(({ installed }) => !installed)
    const wallets = rows.flatMap(({ wallet }) => (wallet && hasDownloads(wallet) ? [wallet] : [])).slice(0, MOST)
    const { status } = walletsController.state
    const isLoading = !wallets.length && (status === 'idle' || status === 'loading')
    if (isLoading)
      return html`<div class="list" role="status" aria-label=${t('connect.loading')}>
        ${[1, 2, 3, 4].map(() => html`<w3m-ui-skeleton shape="row"></w3m-ui-skeleton>`)}
      </div>`
    if (!wallets.length)
      return html`<w3m-ui-empty icon="wallet" label=${t('all.none.title')} detail=${t('get.none')}></w3m-ui-empty>
        ${this.#guide()}`
    return html`
      <ul class="list" aria-label=${t('get.list')}>
        ${wallets.map(wallet => html`<li>${this.#row(wallet)}</li>`)}
        ${showsAllWallets.get() ? html`<li><w3m-all-wallets-row></w3m-all-wallets-row></li>` : nothing}
      </ul>
      ${this.#guide()}
    `
  }

  #row(wallet: Wallet) {
    const name = cleanLabel(wallet.name) ?? t('connect.unnamed')
    return html`<w3m-ui-list-row
      label=${name}
      detail=${cleanLabel(wallet.description, 60) ?? ''}
      chevron
      @click=${() => navigate({ view: 'Downloads', args: { walletId: wallet.id } })}
    >
      <w3m-wallet-picture slot="start" .wallet=${wallet} name=${name}></w3m-wallet-picture>
    </w3m-ui-list-row>`
  }

  #guide() {
    if (!isServiceHosted('catalogue', optionsController.state.options)) return nothing
    return html`<w3m-ui-link href=${GUIDE}>${t('get.guide')}</w3m-ui-link>`
  }
}
