import { type TemplateResult, html, nothing } from 'lit'

import { tokensOf } from '../../controllers/holdings/held-tokens.js'
import { figureLocale } from '../../controllers/shell/figure-locale.js'
import { formatFiat } from '../../core/amount.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import { fiatValue } from '../../core/tokens.js'
import { formatFee, symbolOf } from './send-texts.js'

/** A fee or deposit in the native coin, and in US dollars if the coin's price is known. */
export function feeWithFiat(amount: bigint, { nativeCurrency, chainNamespace }: CaipNetwork): TemplateResult {
  const price = tokensOf(chainNamespace).items.find(({ address }) => !address)?.price ?? 0
  const fiat = fiatValue(amount, nativeCurrency.decimals, price)
  return html`<bdi>${formatFee(amount, nativeCurrency.decimals)} ${symbolOf(nativeCurrency)}</bdi> ${fiat
      ? html`<bdi class="quiet">(${formatFiat(fiat, figureLocale())})</bdi>`
      : nothing}`
}
