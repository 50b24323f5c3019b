import * as z from 'zod/mini'

import { isAddress } from '../../core/address.js'
import { isDecimals } from '../../core/amount.js'
import { type CaipNetworkId, isCaipNetworkId, parseCaipNetworkId } from '../../core/caip.js'
import type { PaymentAsset, PayFeeKind } from '../../core/entities/pay.js'
import { ServiceOffError } from '../../core/errors/service.js'
import { cleanLabel } from '../../core/text/label.js'
import { safeWebUrl } from '../../core/url.js'
import { isNativeAddress } from '../blockchain/native-address.js'
import type { HttpClient, HttpOptions } from '../http.js'
import { type Schema, field, lenientMap, readUint, required } from '../lenient.js'
import { accept, listOf, parse, text } from '../readers.js'
import { serviceClient } from '../service-client.js'
import { type ServiceOptions, isStaticList } from '../service-switch.js'
import { path } from '../url-path.js'

/** The query: the asset, the payment token and the payer. */
export interface PaymentQuery {
  /** The paying account, a plain address. */
  readonly user: string
  readonly originChainId: CaipNetworkId
  /** `native`, or a plain contract or mint. */
  readonly originCurrency: string
  readonly destinationChainId: CaipNetworkId
  readonly destinationCurrency: string
  readonly recipient: string
  /** What the recipient receives, in base units. */
  readonly amount: bigint
}

/** An amount of an asset, in base units. */
export interface AssetAmount {
  readonly amount: bigint
  readonly currency: PaymentAsset
}

/** The service's transaction to sign; not yet checked against the request. */
export interface StepTransaction {
  readonly from: string | undefined
  readonly to: string | undefined
  readonly data: string | undefined
  readonly value: bigint | 'unreadable' | undefined
}

/** The service's steps for a payment. */
export type PaymentStep =
  | { readonly type: 'deposit'; readonly requestId: string; readonly deposit: AssetStep }
  | { readonly type: 'transaction'; readonly requestId: string; readonly transaction: StepTransaction }

/** A transfer to the service. */
export interface AssetStep {
  readonly amount: bigint
  /** `native`, or a contract or mint. */
  readonly currency: string
  readonly receiver: string
}

/** A fee as the service names it, and its kind where that is known. */
export interface ServiceFee extends AssetAmount {
  readonly kind: PayFeeKind | undefined
  readonly label: string
}

/** The payment service's offer, not yet checked against the request. */
export interface ServiceQuote {
  readonly origin: AssetAmount
  readonly destination: AssetAmount
  readonly steps: readonly PaymentStep[]
  readonly fees: readonly ServiceFee[]
  readonly seconds: number | undefined
}

/** The status of a payment at the service (WIRE 2.2). */
const PAYMENT_STATUSES = ['waiting', 'pending', 'success', 'failure', 'refund', 'timeout', 'submitted'] as const

/** One of them. */
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** The options for calling the payment service; `http` is for tests. */
export interface PaymentRequest {
  readonly signal?: AbortSignal | undefined
  readonly http?: HttpOptions | undefined
}

const HEX = /^0x[\da-f]{1,64}$/i
const ID = /^[\w.:-]{1,128}$/
/** Maximum stated duration of a payment, in seconds: a day. */
const MAX_SECONDS = 86_400
const MAX_SYMBOL = 32

const readValue = (value: unknown): bigint | 'unreadable' | undefined => {
  if (value === undefined || value === null) return undefined
  return readUint(value) ?? (typeof value === 'string' && HEX.test(value) ? BigInt(value) : 'unreadable')
}
const anyText = text(/^[\s\S]{1,20000}$/)

/** `native`, or an address on the network; placeholders for the coin count as `native`. */
function readAsset(network: CaipNetworkId, value: unknown): string | undefined {
  const namespace = parseCaipNetworkId(network)?.namespace
  if (value === 'native' || (typeof value === 'string' && isNativeAddress(value))) return 'native'
  return namespace && isAddress(namespace, value) ? value : undefined
}

/** An asset from the service or a site; `undefined` if a part is missing or invalid. */
export function readPaymentAsset(value: unknown): PaymentAsset | undefined {
  const schema = z.object({
    network: required(accept(isCaipNetworkId)),
    asset: z.unknown(),
    metadata: z.object({
      name: required(name => cleanLabel(name, 64)),
      symbol: required(symbol => cleanLabel(symbol, MAX_SYMBOL)),
      decimals: required(decimals => (typeof decimals === 'number' && isDecimals(decimals) ? decimals : undefined)),
      logoURI: field(safeWebUrl),
    }),
  })
  const read = parse(schema, value)
  const asset = read && readAsset(read.network, read.asset)
  return read && asset ? { ...read, asset } : undefined
}

const assetAmount = z.object({ amount: required(readUint), currency: required(readPaymentAsset) })
const plain = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.slice(value.lastIndexOf(':') + 1) : undefined
/** The currency of a deposit: an asset of the service, or its address alone. */
const currencyOf = (value: unknown): string | undefined => readPaymentAsset(value)?.asset ?? anyText(value)

const step: Schema<PaymentStep> = z.union([
  z.object({
    type: z.literal('deposit'),
    requestId: required(text(ID)),
    deposit: z.object({
      amount: required(readUint),
      currency: required(currencyOf),
      receiver: required(plain),
    }),
  }),
  z.object({
    type: z.literal('transaction'),
    requestId: required(text(ID)),
    transaction: z.object({
      from: field(plain),
      to: field(plain),
      data: field(anyText),
      value: field(readValue),
    }),
  }),
])

/** Kinds of fees by what services call them, in an id or a label, without spaces and the word “fee”. */
const FEE_KINDS: Readonly<Record<string, PayFeeKind>> = {
  service: 'service',
  platform: 'service',
  network: 'network',
  gas: 'network',
  bridge: 'bridge',
}

function feeKind(name: unknown): PayFeeKind | undefined {
  const word = typeof name === 'string' ? name.toLowerCase().replace(/[\s_-]*fees?$|[\s_-]/g, '') : ''
  return Object.hasOwn(FEE_KINDS, word) ? FEE_KINDS[word] : undefined
}

const quote = z.object({
  origin: assetAmount,
  destination: assetAmount,
  steps: z.array(step), // one invalid step invalidates all: a payment is never half done
  fees: field(
    listOf(
      z.object({
        id: field(feeKind),
        label: required(label => cleanLabel(label, 40)),
        amount: required(readUint),
        currency: required(readPaymentAsset),
      }),
    ),
  ),
  timeInSeconds: field(value =>
    typeof value === 'number' && value > 0 && value <= MAX_SECONDS ? Math.ceil(value) : undefined,
  ),
})

function client(options: ServiceOptions, http?: HttpOptions): HttpClient {
  if (isStaticList(options.services?.catalogue)) throw new ServiceOffError('catalogue')
  return serviceClient('catalogue', options, http)
}

/**
 * Fetches a quote for a payment in another asset or on another network (WIRE 2.2).
 *
 * @throws {ServiceOffError} {HttpStatusError} {HttpUnreachableError} {MalformedReplyError} see `createHttpClient`
 */
export async function fetchPaymentQuote(
  query: PaymentQuery,
  options: ServiceOptions,
  { signal, http }: PaymentRequest = {},
): Promise<ServiceQuote> {
  const body = { ...query, amount: String(query.amount) }
  const read = await client(options, http).post('/appkit/v1/transfers/quote', { schema: quote, body, signal })
  const { origin, destination, steps, fees: listed = [], timeInSeconds: seconds } = read
  const fees = listed.map(({ id, ...fee }): ServiceFee => ({ kind: id ?? feeKind(fee.label), ...fee }))
  return { origin, destination, steps, fees, seconds }
}

/**
 * Fetches the status of a payment at the service.
 *
 * @throws {ServiceOffError} {HttpStatusError} {HttpUnreachableError} {MalformedReplyError} see `createHttpClient`
 */
export async function fetchPaymentStatus(
  requestId: string,
  options: ServiceOptions,
  { signal, http }: PaymentRequest = {},
): Promise<PaymentStatus> {
  const schema = z.object({ status: required(value => PAYMENT_STATUSES.find(known => known === value)) })
  const query = { requestId }
  return (await client(options, http).get('/appkit/v1/transfers/status', { schema, query, signal })).status
}

/**
 * Fetches the assets that an exchange pays out, by family.
 *
 * @throws {ServiceOffError} {HttpStatusError} {HttpUnreachableError} {MalformedReplyError} see `createHttpClient`
 */
export async function fetchExchangeAssets(
  exchangeId: string,
  options: ServiceOptions,
  { signal, http }: PaymentRequest = {},
): Promise<readonly PaymentAsset[]> {
  const entries = listOf(readPaymentAsset)
  const schema = z.object({
    assets: lenientMap(
      (key): key is string => key !== '',
      () => entries,
    ),
  })
  const address = path`/appkit/v1/transfers/assets/exchanges/${exchangeId}`
  const { assets } = await client(options, http).get(address, { schema, signal })
  return Object.values(assets).flatMap(list => list ?? [])
}
