import * as z from 'zod/mini'

import { type CaipAddress, type CaipNetworkId, toCaipAddress } from '../../core/caip.js'
import { HttpStatusError } from '../../core/errors/service.js'
import {
  SwapBalanceError,
  SwapGasPriceError,
  SwapLiquidityError,
  SwapNetworkError,
  SwapRouteError,
} from '../../core/errors/swap.js'
import type { ServiceOptions } from '../endpoints.js'
import { field, lenientList, readUint, required } from '../lenient.js'
import { text } from '../readers.js'
import { type BlockchainRequest, blockchainClient, named, reasonOf } from './client.js'
import { EVM_NATIVE } from './native-address.js'

/** The tokens, network and account of a swap; addresses are plain, and the chain's own coin has none. */
export interface SwapQuery {
  readonly caipNetworkId: CaipNetworkId
  readonly account: string
  readonly source: string | undefined
  readonly target: string | undefined
  /** In base units of the source. */
  readonly amount: bigint
}

/** A transaction as the service built it, not yet checked against the request. */
export interface BuiltTransaction {
  readonly from: string | undefined
  readonly to: string | undefined
  readonly data: string | undefined
  /** In wei. */
  readonly value: bigint | 'unreadable' | undefined
  /** The expected amount, in base units of the target. */
  readonly toAmount: bigint | undefined
  readonly gas: bigint | undefined
}

const idOf = (caipNetworkId: CaipNetworkId, address: string | undefined): CaipAddress =>
  toCaipAddress(caipNetworkId, address ?? EVM_NATIVE)

const toWire = ({ caipNetworkId, account, source, target, amount }: SwapQuery) => ({
  amount: String(amount),
  userAddress: idOf(caipNetworkId, account),
  from: idOf(caipNetworkId, source),
  to: idOf(caipNetworkId, target),
})

/** The address of an account id of the network, or a bare address. */
const plain = (caipNetworkId: CaipNetworkId) => (value: unknown) =>
  typeof value === 'string' ? value.replace(`${caipNetworkId}:`, '') : undefined

/** The meaning of a rejection by the service (WIRE 2.3); it gives only a message. */
function toSwapError(cause: unknown): unknown {
  if (!(cause instanceof HttpStatusError) || cause.status < 400 || cause.status >= 500) return cause
  const details = reasonOf(cause) ?? cause.message
  if (/liquidity/i.test(details)) return new SwapLiquidityError({ cause, details })
  if (/insufficient|not enough|balance/i.test(details)) return new SwapBalanceError({ cause, details })
  if (/chain|network/i.test(details)) return new SwapNetworkError({ cause, details })
  return new SwapRouteError({ cause, details })
}

async function asked<T>(call: Promise<T>): Promise<T> {
  try {
    return await named(call)
  } catch (error) {
    throw toSwapError(error)
  }
}

/**
 * Fetches how much of the target an amount of the source yields, in base units.
 *
 * @throws {SwapRouteError} no way leads from one token to the other
 * @throws {SwapLiquidityError} the exchange holds too little
 * @throws {SwapBalanceError} {SwapNetworkError} the service refuses for another reason
 * @throws {ServiceOffError} {HttpStatusError} {HttpUnreachableError} {MalformedReplyError} see `createHttpClient`
 */
export async function fetchSwapQuote(
  swap: SwapQuery,
  options: ServiceOptions,
  { signal, http }: BlockchainRequest = {},
): Promise<bigint> {
  const schema = z.object({ quotes: lenientList(z.object({ toAmount: required(readUint) })) })
  const client = blockchainClient(options, http)
  const { quotes } = await asked(client.get('/v1/convert/quotes', { schema, query: toWire(swap), signal }))
  const [first] = quotes
  if (!first) throw new SwapRouteError()
  if (first.toAmount === 0n) throw new SwapLiquidityError()
  return first.toAmount
}

/**
 * Fetches the gas price of a network, in wei.
 *
 * @throws {SwapGasPriceError} the service does not know it
 * @throws {ServiceOffError} {HttpUnreachableError} see `createHttpClient`
 */
export async function fetchSwapGasPrice(
  chainId: CaipNetworkId,
  options: ServiceOptions,
  { signal, http }: BlockchainRequest = {},
): Promise<bigint> {
  if (!chainId.startsWith('eip155:')) throw new SwapGasPriceError({ details: chainId })
  const schema = z.object({ fast: field(readUint), standard: field(readUint) })
  try {
    const reply = blockchainClient(options, http).get('/v1/convert/gas-price', { schema, query: { chainId }, signal })
    const { fast, standard } = await named(reply)
    const price = fast ?? standard
    if (price !== undefined) return price
  } catch (cause) {
    if (!(cause instanceof HttpStatusError) || cause.status >= 500) throw cause
    throw new SwapGasPriceError({ cause })
  }
  throw new SwapGasPriceError({ details: 'The price cannot be read.' })
}

/** The router's current allowance of a token, in base units; 0 if the answer is invalid. */
export async function fetchAllowance(
  { caipNetworkId, account, token }: Pick<SwapQuery, 'caipNetworkId' | 'account'> & { readonly token: string },
  options: ServiceOptions,
  { signal, http }: BlockchainRequest = {},
): Promise<bigint> {
  const schema = z.object({ allowance: field(readUint) })
  const query = { tokenAddress: idOf(caipNetworkId, token), userAddress: idOf(caipNetworkId, account) }
  const client = blockchainClient(options, http)
  const { allowance } = await asked(client.get('/v1/convert/allowance', { schema, query, signal }))
  return allowance ?? 0n
}

const transaction = (caipNetworkId: CaipNetworkId) =>
  z.object({
    from: field(plain(caipNetworkId)),
    to: field(plain(caipNetworkId)),
    data: field(text()),
    value: field(value => (value === undefined || value === null ? undefined : (readUint(value) ?? 'unreadable'))),
    amount: field(readUint),
    eip155: field(z.object({ gas: field(readUint) })),
  })

const toBuilt = ({
  from,
  to,
  data,
  value,
  amount,
  eip155,
}: z.infer<ReturnType<typeof transaction>>): BuiltTransaction => ({
  from,
  to,
  data,
  value,
  toAmount: amount,
  gas: eip155?.gas,
})

/**
 * Has the service build the approval of exactly `amount` for its router.
 *
 * @throws {SwapNetworkError} {SwapRouteError} the service refuses
 * @throws {ServiceOffError} {HttpStatusError} {HttpUnreachableError} {MalformedReplyError} see `createHttpClient`
 */
export async function buildApproval(
  swap: SwapQuery,
  options: ServiceOptions,
  { signal, http }: BlockchainRequest = {},
): Promise<BuiltTransaction> {
  const schema = z.object({ tx: transaction(swap.caipNetworkId) })
  const client = blockchainClient(options, http)
  return toBuilt((await asked(client.get('/v1/convert/build-approve', { schema, query: toWire(swap), signal }))).tx)
}

/**
 * Has the service build a swap.
 *
 * @param terms the slippage in percent, and the permit of the source that was signed for the router, if there is one
 * @throws {SwapLiquidityError} {SwapBalanceError} {SwapNetworkError} {SwapRouteError} the service refuses
 * @throws {ServiceOffError} {HttpStatusError} {HttpUnreachableError} {MalformedReplyError} see `createHttpClient`
 */
export async function buildSwap(
  swap: SwapQuery,
  terms: { readonly slippage: number; readonly permit?: string | undefined },
  options: ServiceOptions,
  { signal, http }: BlockchainRequest = {},
): Promise<BuiltTransaction> {
  const schema = z.object({ tx: transaction(swap.caipNetworkId) })
  const body = { projectId: options.projectId, ...toWire(swap), eip155: terms, disableEstimate: true }
  const client = blockchainClient(options, http)
  return toBuilt((await asked(client.post('/v1/convert/build-transaction', { schema, body, signal }))).tx)
}
