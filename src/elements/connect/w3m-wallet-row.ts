import { html, nothing } from 'lit'
import { property } from 'lit/decorators.js'

import { expectView } from '../../controllers/shell/expect-view.js'
import { report } from '../../controllers/shell/report.js'
import { opensPage, selectWallet } from '../../controllers/connect/select-wallet.js'
import { canRelay } from '../../controllers/connections/wallet-connect/can-relay.js'
import { optionsController } from '../../controllers/shell/options.js'
import { t } from '../../core/i18n/t.js'
import { lazy } from '../../core/lazy.js'
import { cleanLabel } from '../../core/text/label.js'
import type { ViewName } from '../../core/views.js'
import { isMobile } from '../../core/platform/mobile.js'
import type { Wallet } from '../../core/entities/wallet.js'
import type { WalletRow } from '../../controllers/wallets/rules.js'
import '../ui/w3m-ui-list-row.js'
import { W3mElement, element } from '../base/w3m-element.js'
import '../wallets/w3m-wallet-picture.js'
import { walletPicture } from '../wallets/wallet-picture-source.js'
import './texts.js'
import '../wallets/texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-wallet-row': W3mWalletRow
  }
}

/** Phones open wallets by links, which must exist before the tap. */
const loadPrefetch = lazy(() => import('../../controllers/connect/prefetch-row.js'))

/**
 * A wallet to choose. `wallet-id` and `rdns` identify it, for tests and for sites that style individual rows.
 *
 * @internal
 */
@element('w3m-wallet-row')
export class W3mWalletRow extends W3mElement {
  /** The wallet's row. */
  @property({ attribute: false }) row: WalletRow | undefined

  /** Disabled. */
  @property({ type: Boolean, reflect: true }) disabled = false

  protected override createRenderRoot(): HTMLElement {
    return this // in light DOM, so that its parts are styled and found with the list
  }

  protected override firstUpdated(): void {
    if (isMobile() && this.row?.wallet && !this.row.connectors.length)
      report(loadPrefetch().then(({ prefetchRow }) => prefetchRow(this)))
  }

  protected override willUpdate(): void {
    const { id, rdns } = this.row ?? {}
    this.setAttribute('wallet-id', id ?? '')
    if (rdns) this.setAttribute('rdns', rdns)
    else this.removeAttribute('rdns')
  }

  protected override render() {
    const { row } = this
    if (!row) return nothing
    const name = cleanLabel(row.name) ?? t('connect.unnamed')
    return html`<w3m-ui-list-row
      label=${name}
      tag=${tagOf(row)}
      tag-variant=${row.installed && !row.recent ? 'success' : 'neutral'}
      icon=${row.group === 'walletConnect' ? 'qr' : ''}
      ?disabled=${this.disabled}
      @pointerenter=${() => expectView(nextView(row))}
      @focusin=${() => expectView(nextView(row))}
      @click=${() => selectWallet(row)}
    >
      ${this.#picture(row, name)}
    </w3m-ui-list-row>`
  }

  /** A code for any wallet has a picture only if the site provides one. */
  #picture({ group, connectors: [connector], wallet }: WalletRow, name: string) {
    if (group === 'walletConnect' && !walletPicture({ connector }).src) return nothing
    return html`<w3m-wallet-picture
      slot="start"
      .connector=${connector}
      .wallet=${wallet}
      name=${name}
    ></w3m-wallet-picture>`
  }
}

/** The view that a press on the row usually opens. */
function nextView({ connectors: [connector, second] }: WalletRow): ViewName {
  if (!connector || connector.type === 'WALLET_CONNECT') return 'ConnectingWalletConnect'
  return second ? 'ConnectingMultiChain' : 'ConnectingExternal'
}

/** A wallet's label: recently used, installed, QR code, or not installed. */
function tagOf({ recent, installed, group, wallet }: WalletRow): string {
  if (recent) return t('connect.recent')
  if (installed) return t('connect.installed')
  if (group === 'walletConnect') return t('connect.code')
  if (!wallet || mayPair(wallet) || opensPage(wallet)) return ''
  return t('connect.get')
}

/** Whether a wallet that is not installed may be reached over WalletConnect. */
const mayPair = ({ mobile_link, desktop_link, webapp_link, link_mode, supports_wc }: Wallet): boolean =>
  Boolean(mobile_link ?? desktop_link ?? webapp_link ?? link_mode ?? supports_wc) &&
  canRelay(optionsController.state.options)
