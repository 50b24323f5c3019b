import { html, nothing } from 'lit'

import { connectRows } from '../../controllers/wallets/connect-rows.js'
import { navigate } from '../../controllers/shell/navigate.js'
import type { Wallet } from '../../core/entities/wallet.js'
import { t } from '../../core/i18n/t.js'
import { cleanLabel } from '../../core/text/label.js'
import '../ui/w3m-ui-button.js'
import { hasDownloads } from './has-downloads.js'
import './texts.js'

/** A button that leads to where to get the wallet, if there is such a place and it is not installed. */
export function getWallet(wallet: Wallet) {
  const isInstalled = connectRows.get().some(row => row.installed && row.wallet?.id === wallet.id)
  if (isInstalled || !hasDownloads(wallet)) return nothing
  return html`<w3m-ui-button
    variant="ghost"
    @click=${() => navigate({ view: 'Downloads', args: { walletId: wallet.id } })}
    >${t('connecting.get', { wallet: cleanLabel(wallet.name) ?? t('pairing.unknown') })}</w3m-ui-button
  >`
}
