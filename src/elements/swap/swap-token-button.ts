import { type TemplateResult, html } from 'lit'

import { navigate } from '../../controllers/shell/navigate.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import type { SwapToken } from '../../core/entities/swap.js'
import { t } from '../../core/i18n/t.js'
import type { ViewArguments } from '../../core/views.js'
import { tokenPicture } from '../accounts/token-picture.js'
import { symbolOf } from '../send/send-texts.js'
import '../ui/w3m-ui-icon.js'
import './texts.js'

/** The token of one side of a swap; opens the token list. */
export function swapTokenButton(
  token: SwapToken | undefined,
  network: CaipNetwork,
  target: ViewArguments['SwapSelectToken']['target'],
  disabled: boolean,
): TemplateResult {
  const choose = (): void => navigate({ view: 'SwapSelectToken', args: { target } })
  const key = target === 'sourceToken' ? 'swap.token.pay' : 'swap.token.receive'
  const label = token ? t(key, { symbol: symbolOf(token) }) : t('swap.token.none')
  return html`<button class="token" aria-label=${label} ?disabled=${disabled} @click=${choose}>
    ${token
      ? html`${tokenPicture(token, network, '24')}<bdi>${symbolOf(token)}</bdi>`
      : html`<bdi>${t('swap.token.none')}</bdi>`}
    <w3m-ui-icon name="chevron-down" size="small"></w3m-ui-icon>
  </button>`
}
