import * as z from 'zod/mini'

import type { CaipNetworkId } from '../../core/caip.js'
import type { SwapToken } from '../../core/entities/swap.js'
import { HttpStatusError } from '../../core/errors/service.js'
import { cleanLabel } from '../../core/text/label.js'
import { safeImageUrl } from '../../core/url.js'
import type { ServiceOptions } from '../endpoints.js'
import { compact, field, required } from '../lenient.js'
import { type Reader, bool, listOf, memberOf, parse } from '../readers.js'
import { type BlockchainRequest, blockchainClient, named } from './client.js'
import { plainAddress, readDecimals } from './token-row.js'

/** Maximum number of tokens taken from one list, and the maximum size of the reply, in bytes. */
const MAX_TOKENS = 10_000
const LIST_LIMIT = 16 * 1024 * 1024

const rowSchema = z.object({
  name: field(value => cleanLabel(value)),
  symbol: required(value => cleanLabel(value)),
  address: z.string(),
  decimals: required(readDecimals),
  logoUri: field(safeImageUrl),
  eip2612: field(bool),
})

/** The address of a contract at the end of an account id. */
const CONTRACT = /0x[\da-f]{40}$/i

/** Pre-filters the rows: a quick check of each keeps a list of tens of thousands from blocking the page. */
const readable = (rows: readonly unknown[]): readonly unknown[] =>
  rows.filter(each => CONTRACT.test(String(memberOf(each, 'address')))).slice(0, MAX_TOKENS)

const row =
  (chainId: CaipNetworkId): Reader<SwapToken> =>
  value => {
    const given = parse(rowSchema, value)
    const address = plainAddress(given?.address, chainId)
    if (!given || address === undefined) return undefined
    return compact({
      chainId,
      address: address ?? undefined,
      name: given.name ?? given.symbol,
      symbol: given.symbol,
      decimals: given.decimals,
      amount: 0n,
      price: 0,
      value: 0,
      iconUrl: given.logoUri,
      eip2612: given.eip2612,
      listed: true,
    })
  }

/**
 * Fetches the tokens that can be swapped on a network, without balances. Invalid rows are dropped; an empty list means that
 * nothing can be swapped there.
 *
 * @throws {RateLimitedError} too many requests
 * @throws {ServiceOffError} {HttpStatusError} {HttpUnreachableError} {MalformedReplyError} see `createHttpClient`
 */
export async function fetchSwapTokens(
  chainId: CaipNetworkId,
  options: ServiceOptions,
  { signal, http }: BlockchainRequest = {},
): Promise<readonly SwapToken[]> {
  const schema = z.object({ tokens: z.array(z.unknown()) })
  const client = blockchainClient(options, http)
  try {
    const { tokens } = await named(
      client.get('/v1/convert/tokens', { schema, query: { chainId }, limit: LIST_LIMIT, signal }),
    )
    return listOf(row(chainId))(readable(tokens)) ?? []
  } catch (error) {
    if (error instanceof HttpStatusError && error.status === 400) return [] // the service does not know the network
    throw error
  }
}
