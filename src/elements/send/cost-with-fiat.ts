import { type TemplateResult, html, nothing } from 'lit'

import { tokensOf } from '../../controllers/holdings/held-tokens.js'
import { figureLocale } from '../../controllers/shell/figure-locale.js'
import { formatFiat } from '../../core/amount.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import { worthOf } from '../../core/tokens.js'
import { costFigure, symbolOf } from './send-texts.js'

/** A fee or deposit in the native coin, and in US dollars if the coin's price is known. */
export function costWithFiat(amount: bigint, { nativeCurrency, chainNamespace }: CaipNetwork): TemplateResult {
  const price = tokensOf(chainNamespace).items.find(({ address }) => !address)?.price ?? 0
  const fiat = worthOf(amount, nativeCurrency.decimals, price)
  return html`<bdi>${costFigure(amount, nativeCurrency.decimals)} ${symbolOf(nativeCurrency)}</bdi> ${fiat
      ? html`<bdi class="quiet">(${formatFiat(fiat, figureLocale())})</bdi>`
      : nothing}`
}
