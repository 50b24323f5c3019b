import * as z from 'zod/mini'

import type { CaipNetworkId } from '../../core/caip.js'
import type { TokenBalance } from '../../core/entities/account.js'
import type { Token } from '../../core/entities/token.js'
import { hasDecimals } from '../../core/tokens.js'
import type { ServiceOptions } from '../endpoints.js'
import { lenientList } from '../lenient.js'
import { listOf, parse } from '../readers.js'
import { path } from '../url-path.js'
import { type BlockchainRequest, blockchainClient, named } from './client.js'
import { tokenRow } from './token-row.js'

/** The account and network of the balances. */
export interface BalancesQuery {
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
  /** CAIP-10 ids of tokens that need fresh balances (EVM only). */
  readonly forceUpdate?: readonly string[] | undefined
}

/**
 * The tokens of a network, each once. The service caches by address alone, so its reply may include rows of other chains
 * (WIRE 2.3).
 */
function kept(tokens: readonly Token[], caipNetworkId: CaipNetworkId): readonly Token[] {
  const byAddress = new Map<string | undefined, Token>()
  for (const token of tokens)
    if (token.chainId === caipNetworkId && hasDecimals(token) && !byAddress.has(token.address))
      byAddress.set(token.address, token)
  return [...byAddress.values()]
}

/**
 * Fetches an account's holdings on one network, with prices in US dollars. Unparseable rows are dropped one by one, and
 * tokens with 0 decimals are dropped (SPEC 5).
 *
 * @throws {RateLimitedError} too many requests
 * @throws {ServiceOffError} {HttpStatusError} {HttpUnreachableError} {MalformedReplyError} see `createHttpClient`
 */
export async function fetchBalances(
  { address, caipNetworkId, forceUpdate }: BalancesQuery,
  options: ServiceOptions,
  { signal, http }: BlockchainRequest = {},
): Promise<readonly Token[]> {
  const schema = z.object({ balances: lenientList(tokenRow(caipNetworkId)) })
  const query = { currency: 'usd', chainId: caipNetworkId, forceUpdate: forceUpdate?.join(',') || undefined }
  const client = blockchainClient(options, http)
  const { balances } = await named(client.get(path`/v1/account/${address}/balance`, { schema, query, signal }))
  return kept(balances, caipNetworkId)
}

/** Parses cached balances. */
export const parseBalances = (value: readonly TokenBalance[], caipNetworkId: CaipNetworkId): readonly Token[] =>
  kept(parse(listOf(tokenRow(caipNetworkId)), value) ?? [], caipNetworkId)
