import { type TemplateResult, html, nothing } from 'lit'

import { figureLocale } from '../../controllers/shell/figure-locale.js'
import { formatFiat } from '../../core/amount.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import type { PayQuote } from '../../core/entities/pay.js'
import { currentLocale, t } from '../../core/i18n/t.js'
import { fiatValue } from '../../core/tokens.js'
import { feeWithFiat } from '../send/fee-with-fiat.js'
import { formatFee, exactFigure, simulationFact, symbolOf } from '../send/send-texts.js'
import { feeText, networkName } from './pay-texts.js'
import './texts.js'

/** The facts of a payment from the wallet, exactly as it will be signed. */
export function quoteFacts(quote: PayQuote, network: CaipNetwork): TemplateResult {
  const { amount, payment, received, requestId, networkFee, fees, seconds, from, to } = quote
  const { metadata } = payment.asset
  return html`<dl>
    ${paid(quote)}
    ${requestId === undefined && received === amount
      ? nothing
      : short(
          t('pay.quote.receives'),
          html`<bdi>${exactFigure(received, metadata.decimals)} ${symbolOf(metadata)}</bdi>`,
        )}
    ${fees.map(fee => short(feeText(fee), html`<bdi>${formatFee(fee.amount, fee.decimals)} ${symbolOf(fee)}</bdi>`))}
    ${short(
      t('pay.quote.fee'),
      networkFee === undefined ? t('pay.quote.fee.unknown') : feeWithFiat(networkFee, network),
    )}
    ${seconds === undefined ? nothing : short(t('pay.quote.time'), durationText(seconds))}
    ${short(t('pay.network'), html`<bdi>${networkName(network.caipNetworkId)}</bdi>`)}
    ${address(t('pay.quote.recipient'), payment.recipient)}
    ${requestId === undefined ? nothing : address(t('pay.quote.deposit'), to, t('pay.quote.deposit.text'))}
    ${address(t('pay.quote.from'), from)} ${quote.checked ? simulationFact() : nothing}
  </dl>`
}

/** The amount to pay, its value in US dollars if the token's price is known, and which token it is (SECURITY: SEC-I1). */
function paid({ amount, source }: PayQuote): TemplateResult {
  const fiat = fiatValue(amount, source.decimals, source.price)
  const figure = html`<bdi>${exactFigure(amount, source.decimals)} ${symbolOf(source)}</bdi> ${fiat
      ? html`<bdi class="quiet">(${formatFiat(fiat, figureLocale())})</bdi>`
      : nothing}`
  if (!source.address) return short(t('pay.quote.youPay'), figure)
  return html`<div>
    <dt>${t('pay.quote.youPay')}</dt>
    <dd>${figure}<bdi class="address" dir="ltr">${source.address}</bdi></dd>
  </div>`
}

const short = (term: string, value: TemplateResult | string): TemplateResult =>
  html`<div class="short">
    <dt>${term}</dt>
    <dd>${value}</dd>
  </div>`

const address = (term: string, value: string, note = ''): TemplateResult =>
  html`<div>
    <dt>${term}</dt>
    <dd>
      <bdi class="address" dir="ltr">${value}</bdi>
      ${note ? html`<span class="quiet note">${note}</span>` : nothing}
    </dd>
  </div>`

/** A duration in the language of the texts, as its unit is a word: in seconds or minutes. */
function durationText(seconds: number): string {
  const isShort = seconds < 60
  const format = new Intl.NumberFormat(currentLocale(), { style: 'unit', unit: isShort ? 'second' : 'minute' })
  return format.format(isShort ? seconds : Math.ceil(seconds / 60))
}
