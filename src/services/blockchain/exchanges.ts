import * as z from 'zod/mini'

import { isCaipNetworkId, parseCaipNetworkId } from '../../core/caip.js'
import type {
  Exchange,
  ExchangeChoice,
  ExchangePage,
  ExchangeStatus,
  PaymentAsset,
  PayUrl,
} from '../../core/entities/pay.js'
import { AssetNotSupportedError, BuyStatusError, ExchangesError, PayUrlError } from '../../core/errors/pay.js'
import { HttpStatusError, MalformedReplyError } from '../../core/errors/service.js'
import { cleanLabel } from '../../core/text/label.js'
import { safeWebUrl } from '../../core/url.js'
import { type ServiceOptions, commonQuery } from '../endpoints.js'
import { type Schema, field, lenientList, required } from '../lenient.js'
import { memberOf, text } from '../readers.js'
import { type BlockchainRequest, blockchainClient } from './client.js'

/**
 * The purpose: a payment, or a deposit to the visitor's own account, which is a separate feature of a project's plan.
 */
export type ExchangeSource = 'pay' | 'fund-wallet'

/** Chains with their own coin type in CAIP-19 (WIRE 2.3); the others use Ether's. */
const COINS: Readonly<Record<string, string>> = { 'eip155:56': '714', 'eip155:204': '714' }
const ID = /^[\w.-]{1,64}$/
const STATUSES = ['UNKNOWN', 'IN_PROGRESS', 'SUCCESS', 'FAILED'] as const
const HASH = /^[\w+/=-]{1,128}$/

/**
 * The CAIP-19 id of an asset at exchanges.
 *
 * @throws {AssetNotSupportedError} assets of its family have no such id
 */
export function exchangeAsset({ network, asset }: Pick<PaymentAsset, 'network' | 'asset'>): string {
  const namespace = isCaipNetworkId(network) ? parseCaipNetworkId(network)?.namespace : undefined
  const isNative = asset === 'native'
  if (namespace === 'eip155') return `${network}/${isNative ? `slip44:${COINS[network] ?? '60'}` : `erc20:${asset}`}`
  if (namespace === 'solana') return `${network}/${isNative ? 'slip44:501' : `token:${asset}`}`
  throw new AssetNotSupportedError({ details: network })
}

async function call<T>(
  method: string,
  params: object,
  result: Schema<T>,
  options: ServiceOptions,
  { source, signal, http }: BlockchainRequest & { readonly source: ExchangeSource },
): Promise<T> {
  const schema = z.object({ result: field(result), error: z.optional(z.unknown()) })
  // The service reads these from the query; current clients repeat them here (WIRE 2.3).
  const { projectId, st, sv } = commonQuery(options)
  const body = { jsonrpc: '2.0', id: 1, method, params: { ...params, projectId, st, sv } }
  const query = source === 'fund-wallet' ? { source } : {}
  const reply = await blockchainClient(options, http).post('/v1/json-rpc', { schema, body, query, signal })
  if (reply.result !== undefined) return reply.result
  const message = memberOf(reply.error, 'message')
  throw new MalformedReplyError({ details: typeof message === 'string' ? message : 'The reply has no usable result.' })
}

/** The service's rejection: a JSON-RPC error, usually in the body of a 400. */
function said(cause: unknown): string | undefined {
  if (cause instanceof MalformedReplyError) return cause.details
  if (!(cause instanceof HttpStatusError) || !cause.details) return undefined
  return /"message"\s*:\s*"([^"]{1,200})"/.exec(cause.details)?.[1]
}

/** The options of calls about exchanges. */
export type ExchangeRequest = BlockchainRequest & { readonly source?: ExchangeSource | undefined }

/** The query for exchanges. */
export interface ExchangesFilter extends ExchangeChoice {
  readonly asset?: PaymentAsset | undefined
  /** In whole units. */
  readonly amount?: string | undefined
  /** From 0. */
  readonly page?: number | undefined
}

/** Fetches the exchanges that a visitor can pay from, as `fetchExchangePage` does. */
export const fetchExchanges = async (
  filter: ExchangesFilter,
  options: ServiceOptions,
  request: ExchangeRequest = {},
): Promise<readonly Exchange[]> => (await fetchExchangePage(filter, options, request)).exchanges

const count = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined

/**
 * Fetches a page of the exchanges that a visitor can pay from.
 *
 * @throws {AssetNotSupportedError} exchanges do not support the asset
 * @throws {ExchangesError} they could not be loaded
 */
export async function fetchExchangePage(
  { asset, amount, includeOnly, exclude, page = 0 }: ExchangesFilter,
  options: ServiceOptions,
  { source = 'pay', ...request }: ExchangeRequest = {},
): Promise<ExchangePage> {
  const entry = z.object({
    id: required(text(ID)),
    name: required(value => cleanLabel(value, 40)),
    imageUrl: field(safeWebUrl),
  })
  const params = {
    page,
    ...(asset ? { asset: exchangeAsset(asset) } : {}),
    ...(amount ? { amount } : {}),
    ...(includeOnly ? { includeOnly } : {}),
    ...(exclude && !includeOnly ? { exclude } : {}),
  }
  const result = z.object({ exchanges: lenientList(entry), total: field(count) })
  try {
    const reply = await call('reown_getExchanges', params, result, options, { source, ...request })
    return { exchanges: reply.exchanges, total: reply.total ?? reply.exchanges.length }
  } catch (cause) {
    if (request.signal?.aborted) throw cause
    throw new ExchangesError({ cause, details: said(cause) })
  }
}

/**
 * Starts a payment at an exchange.
 *
 * @throws {AssetNotSupportedError} exchanges do not support the asset
 * @throws {PayUrlError} it did not
 */
export async function fetchPayUrl(
  {
    exchangeId,
    asset,
    amount,
    recipient,
  }: {
    readonly exchangeId: string
    readonly asset: PaymentAsset
    /** In whole units. */
    readonly amount: string
    /** A plain address. */
    readonly recipient: string
  },
  options: ServiceOptions,
  { source = 'pay', ...request }: ExchangeRequest = {},
): Promise<PayUrl> {
  const params = { exchangeId, asset: exchangeAsset(asset), amount, recipient: `${asset.network}:${recipient}` }
  const result = z.object({ url: required(safeWebUrl), sessionId: required(text(ID)) })
  try {
    return await call('reown_getExchangePayUrl', params, result, options, { source, ...request })
  } catch (cause) {
    if (request.signal?.aborted) throw cause
    throw new PayUrlError({ cause, details: said(cause) })
  }
}

/**
 * Asks an exchange for a payment's status.
 *
 * @throws {BuyStatusError} it returned none
 */
export async function fetchExchangeStatus(
  params: { readonly exchangeId: string; readonly sessionId: string },
  options: ServiceOptions,
  { source = 'pay', ...request }: ExchangeRequest = {},
): Promise<ExchangeStatus> {
  const result = z.object({
    status: required(value => STATUSES.find(known => known === value)),
    txHash: field(text(HASH)),
  })
  try {
    return await call('reown_getExchangeBuyStatus', params, result, options, { source, ...request })
  } catch (cause) {
    if (request.signal?.aborted) throw cause
    throw new BuyStatusError({ cause, details: said(cause) })
  }
}
