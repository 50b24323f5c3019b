import * as z from 'zod/mini'

import { type CaipNetworkId, toCaipAddress } from '../../core/caip.js'
import type { TokenBalance } from '../../core/entities/account.js'
import type { Token } from '../../core/entities/token.js'
import { instanceValue } from '../../core/instance.js'
import { hasDecimals } from '../../core/tokens.js'
import type { ServiceOptions } from '../endpoints.js'
import { lenientList } from '../lenient.js'
import { listOf, parse } from '../readers.js'
import { path } from '../url-path.js'
import { type BlockchainRequest, blockchainClient, named } from './client.js'
import { EVM_NATIVE } from './native-address.js'
import { tokenRow } from './token-row.js'

/** The account and network of the balances. */
export interface BalancesQuery {
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
  /** CAIP-10 ids of tokens that need fresh balances (EVM only). */
  readonly forceUpdate?: readonly string[] | undefined
}

/** How long the service caches a reply, in ms (WIRE 2.3). */
const SERVICE_CACHE = 10_000

/** By address, the network that was last asked for, and when. */
const lastAsked = instanceValue(() => new Map<string, { readonly caipNetworkId: CaipNetworkId; readonly at: number }>())

/** Records a request; returns whether the service may still have a reply for another network of the address. */
function isAfterOther(address: string, caipNetworkId: CaipNetworkId): boolean {
  const key = address.toLowerCase()
  const last = lastAsked().get(key)
  lastAsked().set(key, { caipNetworkId, at: Date.now() })
  return last !== undefined && last.caipNetworkId !== caipNetworkId && Date.now() - last.at < SERVICE_CACHE
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
 * tokens with 0 decimals are dropped (SPEC 5). A reply that has rows of other networks alone is the service's cached one,
 * which does not tell networks apart, and so may be an empty one right after another network: the service is asked once
 * more, around its cache.
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
  const client = blockchainClient(options, http)
  const ask = async (fresh: readonly string[] = []): Promise<readonly Token[]> => {
    const query = { currency: 'usd', chainId: caipNetworkId, forceUpdate: fresh.join(',') || undefined }
    return (await named(client.get(path`/v1/account/${address}/balance`, { schema, query, signal }))).balances
  }
  const isSwitched = isAfterOther(address, caipNetworkId)
  const rows = await ask(forceUpdate)
  const isOfOthers = rows.length ? rows.every(({ chainId }) => chainId !== caipNetworkId) : isSwitched
  if (!isOfOthers || forceUpdate?.length || !caipNetworkId.startsWith('eip155:')) return kept(rows, caipNetworkId)
  return kept(await ask([toCaipAddress(caipNetworkId, EVM_NATIVE)]), caipNetworkId)
}

/** Parses cached balances. */
export const parseBalances = (value: readonly TokenBalance[], caipNetworkId: CaipNetworkId): readonly Token[] =>
  kept(parse(listOf(tokenRow(caipNetworkId)), value) ?? [], caipNetworkId)
