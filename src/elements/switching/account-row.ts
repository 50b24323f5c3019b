import { type TemplateResult, html, nothing } from 'lit'

import { figureLocale } from '../../controllers/shell/figure-locale.js'
import { truncateAddress } from '../../core/text/short-address.js'
import { shortBalance } from '../../core/text/format-balance.js'
import { t } from '../../core/i18n/t.js'
import { cleanLabel } from '../../core/text/label.js'
import '../ui/w3m-ui-list-row.js'
import '../ui/w3m-ui-picture.js'
import type { KnownAccount } from './known-accounts.js'
import { hasPicture } from '../wallets/wallet-label.js'
import './texts.js'

/** The state of the row among others. */
export interface AccountRowOptions {
  readonly press: () => void
  readonly current?: boolean
  readonly loading?: boolean
}

/** An address of a wallet: its wallet, its label, and its balance. */
export function accountRow(
  entry: KnownAccount,
  { press, current = false, loading = false }: AccountRowOptions,
): TemplateResult {
  const { connectorId, wallet, icon, address, label, balance } = entry
  const detail = [truncateAddress(address), balance && held(balance), typeName(entry)].filter(Boolean).join(' · ')
  return html`<w3m-ui-list-row
    label=${label ?? wallet}
    detail=${detail}
    ?current=${current}
    ?loading=${loading}
    icon="user"
    @click=${press}
  >
    ${hasPicture(connectorId, icon)
      ? html`<w3m-ui-picture slot="start" src=${icon ?? ''} name=${wallet}></w3m-ui-picture>`
      : nothing}
  </w3m-ui-list-row>`
}

const held = ({ balance, symbol }: NonNullable<KnownAccount['balance']>): string =>
  `${shortBalance(balance, figureLocale())} ${cleanLabel(symbol, 12) ?? ''}`.trim()

/** Only types that distinguish accounts of one wallet are named. */
function typeName({ type }: KnownAccount): string | undefined {
  if (type === 'payment') return t('profile.type.payment')
  if (type === 'ordinal') return t('profile.type.ordinal')
  return type === 'smartAccount' ? t('profile.type.smartAccount') : undefined
}
