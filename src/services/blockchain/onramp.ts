import * as z from 'zod/mini'

import { isAddress } from '../../core/address.js'
import { parseAmount } from '../../core/amount.js'
import { type CaipNetworkId, isCaipNetworkId, parseCaipNetworkId } from '../../core/caip.js'
import type {
  OnRampLimit,
  OnRampMethod,
  OnRampQuote,
  OnRampRequest,
  PaymentCurrency,
  PurchaseToken,
} from '../../core/entities/onramp.js'
import { OnRampQuoteError, OnRampUrlError } from '../../core/errors/onramp.js'
import { cleanLabel } from '../../core/text/label.js'
import { safeWebUrl } from '../../core/url.js'
import type { ServiceOptions } from '../endpoints.js'
import { type Schema, field, lenientList, required } from '../lenient.js'
import { listOf, memberOf, text } from '../readers.js'
import { type BlockchainRequest, blockchainClient, named } from './client.js'
import { isNativeAddress } from './native-address.js'

/** Decimals of a currency. */
const CENTS = 2
/** The service's names of the methods. */
const METHODS: Readonly<Record<string, OnRampMethod>> = { card: 'card', ach_bank_account: 'bank' }
const METHOD_IDS: Readonly<Record<OnRampMethod, string>> = { card: 'card', bank: 'ach_bank_account' }
/** Maximum length of a number, in characters. */
const MAX_FIGURE = 60
/** Decimals used to compare two numbers. */
const FINE = 36

const id = text(/^[\x21-\x7e]{1,100}$/)
const currencyCode = text(/^[A-Z]{3}$/)

/** A plain decimal; anything else, such as a sign or an exponent, is not a number. */
function figure(value: unknown): string | undefined {
  const written = typeof value === 'number' ? String(value) : value
  return typeof written === 'string' && written.length <= MAX_FIGURE && /^\d+(?:\.\d+)?$/.test(written)
    ? written
    : undefined
}
const cents = (value: unknown): bigint | undefined => parseAmount(figure(value) ?? '', CENTS)

const limit: Schema<readonly [OnRampMethod, OnRampLimit]> = required(value => {
  const { id, min, max } = Object(value) as Record<string, unknown> // any value can be accessed, its members may be missing
  const method = typeof id === 'string' && Object.hasOwn(METHODS, id) ? METHODS[id] : undefined
  const [least, most] = [cents(min), cents(max)]
  return method && least !== undefined && most !== undefined && least <= most
    ? [method, { min: least, max: most }]
    : undefined
})

const paymentCurrency: Schema<PaymentCurrency> = z.pipe(
  z.object({ id: required(currencyCode), payment_method_limits: lenientList(limit) }),
  z.transform(({ id, payment_method_limits: limits }) => ({ id, limits: Object.fromEntries(limits) })), // entries are pairs of a method and its limit
)

/** The CAIP-2 id of a network, which the service may also identify by chain id. */
function networkId(value: unknown): CaipNetworkId | undefined {
  const id = typeof value === 'number' || /^\d+$/.test(String(value)) ? `eip155:${String(value)}` : value
  return isCaipNetworkId(id) ? id : undefined
}

const network = z.object({
  name: required(id),
  chain_id: required(networkId),
  contract_address: z.optional(z.unknown()),
})

const purchaseCurrency = z.pipe(
  z.object({
    id: required(id),
    name: field(value => cleanLabel(value, 60)),
    symbol: required(value => cleanLabel(value, 12)),
    networks: lenientList(network),
  }),
  z.transform(({ id, name, symbol, networks }): readonly PurchaseToken[] =>
    networks.flatMap(({ name: networkName, chain_id: caipNetworkId, contract_address: contract }) => {
      const given = typeof contract === 'string' ? contract : ''
      const address = given && !isNativeAddress(given) ? given : undefined
      const namespace = parseCaipNetworkId(caipNetworkId)?.namespace
      // An invalid address must not pass for the native coin.
      if (address && namespace && !isAddress(namespace, address)) return []
      return { id, name: name ?? symbol, symbol, caipNetworkId, networkName, address }
    }),
  ),
)

const optionsSchema = z.object({
  paymentCurrencies: field(listOf(paymentCurrency)),
  purchaseCurrencies: field(listOf(purchaseCurrency)),
})

/** What can be bought and paid with; a list is absent if the service has no usable one. */
export interface OnRampCatalogue {
  readonly payments: readonly PaymentCurrency[] | undefined
  readonly tokens: readonly PurchaseToken[] | undefined
}

const some = <T>(list: readonly T[] | undefined): readonly T[] | undefined => (list?.length ? list : undefined)

/**
 * Fetches what can be bought and paid with. Unparseable entries are dropped one by one.
 *
 * @throws {ServiceOffError} {HttpStatusError} {HttpUnreachableError} {MalformedReplyError} see `createHttpClient`
 */
export async function fetchOnRampOptions(
  options: ServiceOptions,
  { signal, http }: BlockchainRequest = {},
): Promise<OnRampCatalogue> {
  const client = blockchainClient(options, http)
  const reply = await named(client.get('/v1/onramp/options', { schema: optionsSchema, signal }))
  const payments = reply.paymentCurrencies?.filter(({ limits }) => limits.card ?? limits.bank)
  return { payments: some(payments), tokens: some(reply.purchaseCurrencies?.flat()) }
}

const amount = field(value => {
  const given = memberOf(value, 'amount')
  return given === undefined ? undefined : (figure(given) ?? 'unreadable')
})
const quoteSchema = z.object({
  purchaseAmount: amount,
  paymentTotal: amount,
  paymentSubtotal: amount,
  networkFee: amount,
  quoteId: field(id),
})

const isPositive = (text: string): boolean => /[1-9]/.test(text)

/** Whether a part exceeds its total; `false` if either is missing. */
function isMore(part = '', sum = ''): boolean {
  const [one, other] = [part, sum].map(figure => parseAmount(figure, FINE))
  return one !== undefined && other !== undefined && one > other
}

/**
 * Fetches a quote for an amount.
 *
 * @throws {OnRampQuoteError} the amounts are inconsistent
 * @throws {ServiceOffError} {HttpStatusError} {HttpUnreachableError} {MalformedReplyError} see `createHttpClient`
 */
export async function fetchOnRampQuote(
  { token, amount, currency, method }: Pick<OnRampRequest, 'token' | 'amount' | 'currency' | 'method'>,
  options: ServiceOptions,
  { signal, http }: BlockchainRequest = {},
): Promise<OnRampQuote> {
  const { id, name, symbol, networkName, caipNetworkId, address } = token
  const networks = [{ name: networkName, chain_id: caipNetworkId, contract_address: address ?? null }]
  const body = {
    purchaseCurrency: { id, name, symbol, networks },
    paymentCurrency: { id: currency, payment_method: METHOD_IDS[method] },
    amount,
    network: networkName,
  }
  const client = blockchainClient(options, http)
  const reply = await named(client.post('/v1/onramp/quote', { schema: quoteSchema, body, signal }))
  const { purchaseAmount, paymentTotal, paymentSubtotal, networkFee, quoteId } = reply
  const isReadable = ![purchaseAmount, paymentTotal, paymentSubtotal, networkFee].includes('unreadable')
  if (!purchaseAmount || !isReadable || !isPositive(purchaseAmount)) throw new OnRampQuoteError()
  if (isMore(paymentSubtotal, paymentTotal)) throw new OnRampQuoteError()
  return { purchaseAmount, paymentTotal, paymentSubtotal, networkFee, quoteId, estimated: false }
}

/** The service's rule for a partner's user id: 32 to 50 characters. */
const USER_ID_LENGTH = 50

/**
 * Requests the URL of Coinbase's purchase page from the service.
 *
 * @throws {OnRampUrlError} the returned URL is not allowed
 * @throws {ServiceOffError} {HttpStatusError} {HttpUnreachableError} {MalformedReplyError} see `createHttpClient`
 */
export async function generateOnRampUrl(
  { address, token, amount }: OnRampRequest,
  options: ServiceOptions,
  { signal, http }: BlockchainRequest = {},
): Promise<string> {
  const schema = z.object({ url: field(safeWebUrl) })
  const body = {
    destinationWallets: [{ address, blockchains: [token.networkName], assets: [token.symbol] }],
    partnerUserId: address.slice(0, USER_ID_LENGTH),
    defaultNetwork: token.networkName,
    defaultExperience: 'buy',
    presetFiatAmount: Number(amount),
  }
  const { url } = await named(
    blockchainClient(options, http).post('/v1/generators/onrampurl', { schema, body, signal }),
  )
  if (!url) throw new OnRampUrlError()
  return url
}
