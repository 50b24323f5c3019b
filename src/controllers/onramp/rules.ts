import { formatAmount, parseAmount } from '../../core/amount.js'
import { canBuy } from '../../core/availability.js'
import type {
  OnRampLimit,
  OnRampLimits,
  OnRampMethod,
  OnRampProvider,
  OnRampQuote,
  PaymentCurrency,
  Purchase,
  PurchaseToken,
} from '../../core/entities/onramp.js'
import { ethereumUSDC, polygonUSDC, solanaUSDC } from '../../core/entities/pay-assets.js'
import type { Transaction } from '../../core/entities/transaction.js'
import type { ChainNamespace } from '../../core/caip.js'
import { ONRAMP_LIMITS } from '../../core/limits.js'

/** Decimals of a currency. */
export const CENTS = 2
/** Methods in the order in which they are offered. */
export const METHODS: readonly OnRampMethod[] = ['card', 'bank']
/** Countries where the default providers do not sell, by the time zones in use there. */
const ZONES: Readonly<Record<string, string>> = {
  'Asia/Shanghai': 'CN',
  'Asia/Urumqi': 'CN',
  'Asia/Chongqing': 'CN',
  'Asia/Harbin': 'CN',
  'Asia/Kashgar': 'CN',
  'Asia/Beijing': 'CN',
  'Asia/Hong_Kong': 'HK',
  'Asia/Macau': 'MO',
  'Asia/Macao': 'MO',
}
/** The country of a time zone where purchases are restricted; none for other zones. */
export const countryOf = (zone: string | undefined): string | undefined =>
  zone !== undefined && Object.hasOwn(ZONES, zone) ? ZONES[zone] : undefined

const cents = (whole: number): bigint => BigInt(Math.round(whole * 10 ** CENTS))
const limitOf = ({ min, max }: { readonly min: number; readonly max: number }): OnRampLimit => ({
  min: cents(min),
  max: cents(max),
})
/** The limits if the service has none (SPEC 9). */
const DEFAULT_LIMITS: OnRampLimits = { card: limitOf(ONRAMP_LIMITS.card), bank: limitOf(ONRAMP_LIMITS.bank) }
/** The default payment currencies. */
export const DEFAULT_PAYMENTS: readonly PaymentCurrency[] = ['USD', 'EUR'].map(id => ({ id, limits: DEFAULT_LIMITS }))

const token = (
  [id, name, symbol]: readonly [string, string, string],
  caipNetworkId: PurchaseToken['caipNetworkId'],
  networkName: string,
  address?: string,
): PurchaseToken => ({ id, name, symbol, caipNetworkId, networkName, address })
const DOLLAR = ['usdc', 'USD Coin', 'USDC'] as const
const ETHER = ['eth', 'Ether', 'ETH'] as const
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
/** The default purchase currencies. */
export const DEFAULT_TOKENS: readonly PurchaseToken[] = [
  token(DOLLAR, 'eip155:1', 'ethereum', ethereumUSDC.asset),
  token(ETHER, 'eip155:1', 'ethereum'),
  token(DOLLAR, 'eip155:137', 'polygon', polygonUSDC.asset),
  token(ETHER, 'eip155:137', 'polygon', '0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619'),
  token(['sol', 'Solana', 'SOL'], SOLANA, 'solana'),
  token(DOLLAR, SOLANA, 'solana', solanaUSDC.asset),
]

/** Tokens that are worth one US dollar, by symbol. */
const DOLLARS: readonly string[] = ['USDC', 'USDT', 'DAI']
/** Whether a token is pegged one to one to a currency. */
export const isPegged = ({ symbol }: PurchaseToken, currency: string): boolean =>
  currency === 'USD' && DOLLARS.includes(symbol)

/** The limits of a method that both the currency and the provider set; `undefined` if it is not accepted. */
export function limitFor(
  { limits }: PaymentCurrency,
  method: OnRampMethod,
  provider?: OnRampProvider,
): OnRampLimit | undefined {
  const common = limits[method]
  const own = provider?.limits
  if (!common || !own) return common
  const narrower = own[method]
  if (!narrower) return undefined
  const { min, max } = limitOf(narrower)
  return { min: min > common.min ? min : common.min, max: max < common.max ? max : common.max }
}

/** An entered amount of a currency, in hundredths, or its problem. */
export interface PaymentAmount {
  readonly cents?: bigint
  readonly problem?: 'invalid' | 'low' | 'high'
}

/** Parses an amount to pay. An empty field is neither a problem nor an amount. */
export function readPaymentAmount(written: string, limit: OnRampLimit | undefined): PaymentAmount {
  if (!written.trim()) return {}
  const amount = parseAmount(written, CENTS)
  if (amount === undefined || !limit) return { problem: 'invalid' }
  if (amount < limit.min) return { problem: 'low' }
  return amount > limit.max ? { problem: 'high' } : { cents: amount }
}

/** Why a provider cannot be chosen. */
export type ProviderRefusal = 'region' | 'token' | 'currency' | 'method' | 'limits'

/** A request to a provider. */
export interface PurchaseWish {
  readonly namespace: ChainNamespace
  readonly country: string | undefined
  readonly token: PurchaseToken | undefined
  readonly payment: PaymentCurrency
  readonly method: OnRampMethod
  readonly cents: bigint | undefined
}

/** Whether a provider serves a country; an unknown one is left to the provider. */
export const servesCountry = ({ countries, excludedCountries }: OnRampProvider, country: string | undefined): boolean =>
  country === undefined || (countries?.includes(country) !== false && excludedCountries?.includes(country) !== true)

/** Whether a provider sells a token; without a token, whether it sells any of the family. */
const sells = (provider: OnRampProvider, namespace: ChainNamespace, wanted: PurchaseToken | undefined): boolean =>
  canBuy(namespace) &&
  provider.namespaces?.includes(namespace) !== false &&
  (!wanted || provider.sells?.(wanted) !== false)

/** The first token that any of the providers sells, which the form starts with. */
export const firstSold = (
  tokens: readonly PurchaseToken[],
  providers: readonly OnRampProvider[],
  namespace: ChainNamespace,
): PurchaseToken | undefined => tokens.find(one => providers.some(provider => sells(provider, namespace, one)))

/** Why a provider cannot fulfil a request; `undefined` if it can. */
export function refusalOf(provider: OnRampProvider, wish: PurchaseWish): ProviderRefusal | undefined {
  const { namespace, country, token: wanted, payment, method, cents: amount } = wish
  if (!servesCountry(provider, country)) return 'region'
  if (!sells(provider, namespace, wanted)) return 'token'
  if (provider.paymentCurrencies?.includes(payment.id) === false) return 'currency'
  const limit = limitFor(payment, method, provider)
  if (!limit) return 'method'
  return amount !== undefined && (amount < limit.min || amount > limit.max) ? 'limits' : undefined
}

/** The allowed clock difference between visitor and service, in ms. */
const CLOCKS = 120_000
/** A purchase counts as partial if this share is missing: providers charge up to 2 percent. */
const MISSING = 10n

/** Whether the history holds only the provider's purchases; their transfers may be missing (WIRE 2.3). */
export const isFiltered = ({ request, provider }: Purchase): boolean =>
  request.namespace === 'eip155' && provider.history !== undefined

/** The history entries that may be a purchase, the latest first. Tokens match by symbol, which is not unique. */
export function findPurchases(history: readonly Transaction[], purchase: Purchase): readonly Transaction[] {
  const { request, known, openedAt } = purchase
  const isNew = ({ id, minedAt }: Transaction): boolean =>
    !known.includes(id) && (minedAt === undefined || openedAt === undefined || minedAt >= openedAt - CLOCKS)
  return history.filter(
    entry =>
      isNew(entry) &&
      (entry.chain ?? request.token.caipNetworkId) === request.token.caipNetworkId &&
      (receivedOf(entry, request.token) !== undefined || (isFiltered(purchase) && !entry.transfers.length)),
  )
}

/** The amount of a token that an entry brought, as an exact decimal string. */
export const receivedOf = ({ transfers }: Transaction, { symbol }: PurchaseToken): string | undefined =>
  transfers.find(({ direction, token: moved }) => direction === 'in' && moved?.symbol === symbol)?.quantity

/** Decimals used to compare amounts. */
const FINE = 36

/** What a quote's total contains besides the subtotal and the network fee, as an exact decimal string; `undefined` if nothing. */
export function serviceFeeOf({ paymentTotal, paymentSubtotal, networkFee = '0' }: OnRampQuote): string | undefined {
  const [total, rest, fee] = [paymentTotal, paymentSubtotal, networkFee].map(text => parseAmount(text ?? '', FINE))
  if (total === undefined || rest === undefined || fee === undefined || total <= rest + fee) return undefined
  return formatAmount(total - rest - fee, FINE)
}

/** Whether clearly less arrived than expected. */
export function isPart(received: string | undefined, expected: string | undefined): boolean {
  const [got, wanted] = [parseAmount(received ?? '', FINE), parseAmount(expected ?? '', FINE)]
  return got !== undefined && wanted !== undefined && got < wanted - wanted / MISSING
}
