import { html, nothing, render, type TemplateResult } from 'lit'

import { accountOf, isViewOnly, networkOf } from '../../../controllers/accounts/active.js'
import { figureLocale } from '../../../controllers/shell/figure-locale.js'
import { truncateAddress } from '../../../core/text/short-address.js'
import { formatBalance, shortBalance } from '../../../core/text/format-balance.js'
import type { ChainNamespace } from '../../../core/caip.js'
import type { AccountState } from '../../../core/entities/account.js'
import type { CaipNetwork } from '../../../core/entities/network.js'
import { t } from '../../../core/i18n/t.js'
import { cleanLabel } from '../../../core/text/label.js'
import { loadNetworkPicture } from '../../networks/load-network-picture.js'
import { networkMark, networkName } from './network-mark.js'
import { avatar } from './pictures.js'
import type { ButtonFace } from './button-face.js'
import { faceStyles } from './face.styles.js'

/** How an account button shows its account. */
export interface AccountLook {
  readonly namespace: ChainNamespace | undefined
  readonly balance: string
  readonly charsStart: number
  readonly charsEnd: number
}

/** The account chip: network, balance, avatar and address. */
export function accountFace({ namespace, balance, charsStart, charsEnd }: AccountLook): ButtonFace {
  const account = accountOf(namespace)
  const network = networkOf(namespace)
  const address = account.address ?? ''
  const name = cleanLabel(account.profileName) ?? truncateAddress(address, { start: charsStart, end: charsEnd })
  const isShown = balance !== 'hide' && !network?.unsupported
  const figure = isShown ? balanceText(account, shortBalance(account.balance, figureLocale())) : undefined
  const full = isShown ? balanceText(account, formatBalance(account.balance, 3, figureLocale())) : undefined
  const viewOnly = isViewOnly(namespace)
  const values = { address: name, network: network ? networkName(network) : '', balance: full ?? '' }
  return {
    look: 'chip',
    label: labelOf(viewOnly, values),
    kind: 'account',
    styles: faceStyles,
    draw: place => {
      render(
        html`
          <span class="figure ${network?.unsupported ? 'words' : ''}" part="balance">
            ${network ? networkMark(network) : nothing}
            ${balance === 'hide' ? nothing : figureText(figure, network, account)}
          </span>
          ${viewOnly ? html`<span class="mark" part="view-only">${t('button.viewOnly')}</span>` : nothing}
          <span class="pill" part="account">${avatar(address)}<bdi class="cut" part="address">${name}</bdi></span>
        `,
        place,
      )
      if (network && !network.unsupported) loadNetworkPicture(network)
    },
  }
}

/** The chip's accessible name. A view-only account is marked as such. */
function labelOf(
  viewOnly: boolean,
  values: { readonly address: string; readonly network: string; readonly balance: string },
) {
  if (viewOnly) return t(values.balance ? 'button.viewOnly.account.balance' : 'button.viewOnly.account', values)
  return t(values.balance ? 'button.account.balance' : 'button.account', values)
}

/** The balance while known, even while a newer one is loading. */
const balanceText = ({ balance, balanceSymbol }: AccountState, figure: string): string | undefined =>
  balance === undefined ? undefined : `${figure} ${cleanLabel(balanceSymbol, 12) ?? ''}`.trim()

/** The balance, the network that prevents one, or a placeholder until it is known to be there or not. */
function figureText(
  figure: string | undefined,
  network: CaipNetwork | undefined,
  { balanceStatus }: AccountState,
): TemplateResult | typeof nothing {
  const text = network?.unsupported ? networkName(network) : figure
  if (text) return html`<bdi class="cut">${text}</bdi>`
  return balanceStatus === 'failed' || balanceStatus === 'ready' ? nothing : html`<span class="pending"></span>`
}
