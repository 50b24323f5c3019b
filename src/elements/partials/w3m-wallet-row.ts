import { html, nothing } from 'lit'
import { property } from 'lit/decorators.js'

import { selectWallet } from '../../controllers/flows/select-wallet.js'
import { t } from '../../core/i18n/t.js'
import { cleanLabel } from '../../core/label.js'
import type { WalletRow } from '../../core/rules/wallets.js'
import '../ui/w3m-ui-list-row.js'
import { W3mElement, element } from '../w3m-element.js'
import './w3m-wallet-picture.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-wallet-row': W3mWalletRow
  }
}

/**
 * A wallet to choose. `wallet-id` and `rdns` say which one, for tests and for sites that style single rows.
 *
 * @internal
 */
@element('w3m-wallet-row')
export class W3mWalletRow extends W3mElement {
  /** What is known of the wallet. */
  @property({ attribute: false }) row: WalletRow | undefined

  /** Cannot be chosen now. */
  @property({ type: Boolean, reflect: true }) disabled = false

  protected override createRenderRoot(): HTMLElement {
    return this // its parts are the list's own, so that they are styled and found with it
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
      ?disabled=${this.disabled}
      @click=${() => selectWallet(row)}
    >
      <w3m-wallet-picture
        slot="start"
        .connector=${row.connectors[0]}
        .wallet=${row.wallet}
        name=${name}
      ></w3m-wallet-picture>
    </w3m-ui-list-row>`
  }
}

/** What is said about a wallet: that it was used lately, that it is here, or that it can be got. */
function tagOf({ recent, installed, connectors, wallet }: WalletRow): string {
  if (recent) return t('connect.recent')
  if (installed) return t('connect.installed')
  return wallet && !connectors.length ? t('connect.get') : ''
}
