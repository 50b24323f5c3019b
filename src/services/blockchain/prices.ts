import * as z from 'zod/mini'

import { type CaipAddress, isCaipNetworkId } from '../../core/caip.js'
import { worth } from '../../core/tokens.js'
import type { ServiceOptions } from '../endpoints.js'
import { lenientList } from '../lenient.js'
import { parse } from '../readers.js'
import { priceCache } from '../storage/cache.js'
import { type BlockchainRequest, blockchainClient, named } from './client.js'
import { EVM_NATIVE } from './native-address.js'

const schema = z.object({ fungibles: lenientList(z.object({ price: z.number() })) })

/** The currency of values. */
const DOLLAR = 'USD'
/** And that of Solana. */
const SOLANA_NATIVE = `So${'1'.repeat(41)}`

/** The account id for requesting the price of a native coin. */
export const nativePriceId = (caipNetworkId: string): CaipAddress | undefined =>
  isCaipNetworkId(caipNetworkId)
    ? `${caipNetworkId}:${caipNetworkId.startsWith('solana:') ? SOLANA_NATIVE : EVM_NATIVE}`
    : undefined

/**
 * Fetches the price of one token, in US dollars by default; 0 if it has none. Dollar prices are cached for 15 s. The
 * service prices only the first address of a list (WIRE 2.3), so each takes a separate request.
 *
 * @throws {RateLimitedError} too many requests
 * @throws {ServiceOffError} {HttpStatusError} {HttpUnreachableError} {MalformedReplyError} see `createHttpClient`
 */
export async function fetchPrice(
  token: CaipAddress,
  options: ServiceOptions,
  { signal, http, currency = DOLLAR }: BlockchainRequest & { readonly currency?: string } = {},
): Promise<number> {
  const isDollar = currency === DOLLAR
  const cached = isDollar ? parse(z.object({ price: z.number() }), priceCache.read(token)?.tokenPrice) : undefined
  if (cached) return worth(cached.price)
  const body = { projectId: options.projectId, currency: currency.toLowerCase(), addresses: [token] }
  const client = blockchainClient(options, http)
  const { fungibles } = await named(client.post('/v1/fungible/price', { schema, body, signal }))
  const price = worth(fungibles[0]?.price)
  if (isDollar) priceCache.write(token, { tokenPrice: { price } })
  return price
}
