import { type TemplateResult, html } from 'lit'

import type { ProviderRow, OnRampForm } from '../../controllers/onramp/onramp-form.js'
import { CENTS } from '../../controllers/onramp/rules.js'
import { toNotation } from '../../controllers/send/amount-notation.js'
import { figureLocale } from '../../controllers/shell/figure-locale.js'
import { formatAmount, formatCurrency } from '../../core/amount.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import type { OnRampLimit, OnRampProvider, PurchaseToken } from '../../core/entities/onramp.js'
import { t } from '../../core/i18n/t.js'
import { QUANTITY_DECIMALS } from '../../core/limits.js'
import { formatBalance } from '../../core/text/format-balance.js'
import { cleanLabel } from '../../core/text/label.js'
import '../networks/w3m-network-picture.js'
import '../ui/w3m-ui-picture.js'
import './texts.js'

/** Decimals shown for an amount below one. */
const SMALL_DECIMALS = 8

/** An amount of a currency in the visitor's language. */
export const fiatFigure = (text: string, currency: string): string =>
  formatCurrency(Number(text), currency, figureLocale())

const limitFigure = (cents: bigint, currency: string): string => fiatFigure(formatAmount(cents, CENTS), currency)

/** The payment limits as text. */
export const limitTexts = ({ min, max }: OnRampLimit, currency: string) => ({
  min: limitFigure(min, currency),
  max: limitFigure(max, currency),
})

/** A quantity of a token in the visitor's language, rounded down. */
export function tokenFigure(text: string): string {
  const [whole = '', fraction = ''] = text.split('.')
  const places = Number(whole) > 0 ? QUANTITY_DECIMALS : SMALL_DECIMALS
  const digits = fraction.slice(0, places).replace(/0+$/, '').length
  return formatBalance(text, digits, figureLocale())
}

/** The name of a provider, sanitised. */
export const providerName = ({ name, id }: OnRampProvider): string => cleanLabel(name, 40) ?? cleanLabel(id, 40) ?? ''

/** The name of a network. */
export const networkName = ({ name, caipNetworkId }: CaipNetwork): string => cleanLabel(name, 60) ?? caipNetworkId

/** A site's percentage. */
const percent = (value: number): string => new Intl.NumberFormat(figureLocale()).format(value)

/** A provider's fee as text. */
export function feeText({ fee }: OnRampProvider): string {
  if (!fee || !Number.isFinite(fee.min) || !Number.isFinite(fee.max)) return ''
  return fee.min === fee.max
    ? t('onramp.provider.fee.one', { fee: percent(fee.max) })
    : t('onramp.provider.fee', { min: percent(fee.min), max: percent(fee.max) })
}

/** The message why a provider cannot be chosen. */
export function refusalText({ provider, refusal, limit }: ProviderRow, form: OnRampForm): string {
  const { token, payment, holder } = form
  const name = providerName(provider)
  const network = networkName(holder.network)
  if (refusal === 'limits' && limit)
    return t('onramp.provider.limits', { provider: name, ...limitTexts(limit, payment.id) })
  if (refusal === 'region') return t('onramp.provider.region', { provider: name })
  if (refusal === 'currency') return t('onramp.provider.currency', { provider: name, currency: payment.id })
  if (refusal === 'token')
    return t('onramp.provider.token', { provider: name, token: token?.symbol ?? network, network })
  return t('onramp.provider.method', { provider: name })
}

/** The message for a problem with the amount; none for an amount that is too low while more digits may follow. */
export function amountErrorText({ amount, limit, payment, isTyping }: OnRampForm): string {
  if (amount.problem === 'invalid' || (amount.problem && !limit))
    return t('onramp.amount.invalid', { example: toNotation('100.5', figureLocale()) })
  if (!amount.problem || !limit || (amount.problem === 'low' && isTyping)) return ''
  const { min, max } = limitTexts(limit, payment.id)
  return amount.problem === 'low' ? t('onramp.amount.low', { limit: min }) : t('onramp.amount.high', { limit: max })
}

/** The picture of the purchased token: its letters, or its network's picture for a native coin. */
export const purchasePicture = ({ address, symbol }: PurchaseToken, network: CaipNetwork, size: '24' | '40') =>
  address || symbol !== network.nativeCurrency.symbol
    ? html`<w3m-ui-picture round size=${size} name=${symbol}></w3m-ui-picture>`
    : html`<w3m-network-picture size=${size} .network=${network}></w3m-network-picture>`

/** One line of a list of facts. */
export const factRow = (term: string, value: TemplateResult | string): TemplateResult =>
  html`<div class="short">
    <dt>${term}</dt>
    <dd>${value}</dd>
  </div>`
