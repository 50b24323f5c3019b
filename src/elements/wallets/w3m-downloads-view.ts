import { css, html } from 'lit'

import { track } from '../../controllers/shell/analytics/track.js'
import { routerController } from '../../controllers/shell/router.js'
import { findWallet } from '../../controllers/wallets/find-wallet.js'
import type { Wallet } from '../../core/entities/wallet.js'
import { t } from '../../core/i18n/t.js'
import { cleanLabel } from '../../core/text/label.js'
import { platform } from '../../core/platform.js'
import { reset } from '../../styles/reset.js'
import { type WalletStore, walletStores } from './wallet-stores.js'
import './w3m-wallet-picture.js'
import '../ui/w3m-ui-empty.js'
import '../ui/w3m-ui-icon.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { viewStyles } from '../base/view.styles.js'
import './texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-downloads-view': W3mDownloadsView
  }
}

/**
 * Where to get a wallet.
 *
 * @internal
 */
@element('w3m-downloads-view')
export class W3mDownloadsView extends W3mElement {
  static override styles = [
    reset,
    viewStyles,
    css`
      a {
        display: flex;
        align-items: center;
        gap: var(--w3m-space-3);
        min-block-size: 56px;
        padding-inline: var(--w3m-space-4);
        border-radius: var(--w3m-radius-4);
        background: var(--w3m-color-raised);
        font-size: var(--w3m-text-large);
      }
      a:hover,
      a:active {
        background: var(--w3m-color-pressed);
      }
      a span {
        flex: 1;
      }
      w3m-ui-icon {
        color: var(--w3m-color-secondary);
      }
    `,
  ]

  #walletId = ''

  protected override render() {
    const { route } = routerController
    if (route.view === 'Downloads') this.#walletId = route.args.walletId
    const wallet = findWallet(this.#walletId)
    const name = cleanLabel(wallet?.name) ?? ''
    const stores = wallet ? walletStores(wallet, platform()) : []
    if (!wallet || !stores.length)
      return html`<w3m-ui-empty
        icon="download"
        label=${t('downloads.empty.title')}
        detail=${name ? t('downloads.empty.text', { wallet: name }) : ''}
      ></w3m-ui-empty>`
    return html`
      <div class="center">
        <w3m-wallet-picture size="80" name=${name} .wallet=${wallet}></w3m-wallet-picture>
      </div>
      <ul class="list" aria-label=${t('downloads.list', { wallet: name })}>
        ${stores.map(store => html`<li>${this.#store(store, wallet)}</li>`)}
      </ul>
    `
  }

  #store({ type, url, text, icon }: WalletStore, { id, name }: Wallet) {
    return html`<a
      href=${url}
      target="_blank"
      rel="noopener noreferrer"
      @click=${() => track('GET_WALLET', { name, explorerId: id, type })}
    >
      <w3m-ui-icon name=${icon}></w3m-ui-icon><span>${t(text)}</span>
      <w3m-ui-icon name="external" size="small"></w3m-ui-icon>
    </a>`
  }
}
