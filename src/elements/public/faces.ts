import { html, nothing, type TemplateResult } from 'lit'

import { accountOf, networkOf } from '../../controllers/derived/active.js'
import { truncateAddress } from '../../core/address.js'
import { formatBalance } from '../../core/amount.js'
import type { ChainNamespace } from '../../core/caip.js'
import type { AccountState } from '../../core/entities/account.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import { currentLocale, t } from '../../core/i18n/t.js'
import { cleanLabel } from '../../core/label.js'
import type { ButtonStatus } from './button-status.js'
import { networkPicture } from '../partials/network-picture-source.js'
import { avatar, picture } from './pictures.js'
import type { ButtonFace } from './public-button.js'

/** Words of a connect button. */
export interface ConnectWords {
  readonly label: string
  readonly loadingLabel: string
}

/** The connect button. Both texts take part in the size, so that changing between them moves nothing. */
export function connectFace(status: ButtonStatus, { label, loadingLabel }: ConnectWords): ButtonFace {
  const connecting = status === 'connecting'
  const restoring = status === 'restoring'
  return {
    look: restoring ? 'restoring' : 'connect',
    label: restoring ? t('button.restoring') : undefined,
    busy: connecting || restoring,
    content: html`<span class="words" part="label">
      <slot ?hidden=${connecting}>${label || t('button.connect')}</slot>
      <span ?hidden=${!connecting}>${loadingLabel || t('button.connecting')}</span>
    </span>`,
  }
}

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
  const figure = balance === 'hide' || network?.unsupported ? undefined : balanceText(account)
  const values = { address: name, network: network ? networkName(network) : '', balance: figure ?? '' }
  return {
    look: 'chip',
    label: t(figure ? 'button.account.balance' : 'button.account', values),
    content: html`
      <span class="figure" part="balance">
        ${network ? networkMark(network) : nothing}
        ${balance === 'hide' ? nothing : figureText(figure, network, account)}
      </span>
      <span class="pill" part="account">${avatar(address)}<bdi class="cut" part="address">${name}</bdi></span>
    `,
  }
}

/** The network button. */
export function networkFace(network: CaipNetwork | undefined, label: string): ButtonFace {
  const name = network && networkName(network)
  return {
    look: 'network',
    label: name && !label ? t('button.network.change', { network: name }) : undefined,
    content: html`
      ${network ? networkMark(network) : nothing}
      <span class="cut" part="label"><slot>${label || name || t('button.network')}</slot></span>
      <svg class="chevron" viewBox="0 0 12 12" aria-hidden="true">
        <path
          d="m2.5 4.5 3.5 3.5 3.5-3.5"
          fill="none"
          stroke="currentColor"
          stroke-width="1.6"
          stroke-linecap="round"
        />
      </svg>
    `,
  }
}

const networkName = (network: CaipNetwork): string =>
  network.unsupported ? t('button.unsupported') : (cleanLabel(network.name) ?? network.caipNetworkId)

const networkMark = (network: CaipNetwork): TemplateResult =>
  network.unsupported
    ? html`<svg class="picture square warning" viewBox="0 0 20 20" aria-hidden="true">
        <path
          d="M10 3.5 17.5 16.5h-15zM10 8.5v3.5M10 14.4v.1"
          fill="none"
          stroke="currentColor"
          stroke-width="1.6"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      </svg>`
    : picture(networkName(network), networkPicture(network).src)

/** The balance while it is known, also while a newer one is on its way. */
const balanceText = ({ balance, balanceSymbol }: AccountState): string | undefined =>
  balance === undefined
    ? undefined
    : `${formatBalance(balance, 3, currentLocale())} ${cleanLabel(balanceSymbol, 12) ?? ''}`.trim()

/** The balance, the network that is in the way of one, or its place while it is on its way. */
function figureText(
  figure: string | undefined,
  network: CaipNetwork | undefined,
  { balanceStatus }: AccountState,
): TemplateResult | typeof nothing {
  const text = network?.unsupported ? networkName(network) : figure
  if (text) return html`<span class="cut">${text}</span>`
  return balanceStatus === 'failed' ? nothing : html`<span class="pending"></span>`
}
