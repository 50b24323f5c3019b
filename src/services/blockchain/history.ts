import * as z from 'zod/mini'

import { type CaipNetworkId, isCaipNetworkId } from '../../core/caip.js'
import { toChecksum } from '../../core/chain/checksum.js'
import type { Nft } from '../../core/entities/token.js'
import type { Transaction, TransactionStatus, Transfer } from '../../core/entities/transaction.js'
import { cleanLabel } from '../../core/text/label.js'
import { worth } from '../../core/tokens.js'
import { safeImageUrl } from '../../core/url.js'
import type { ServiceOptions } from '../endpoints.js'
import { type Schema, compact, field, lenientList, required } from '../lenient.js'
import { accept, memberOf, text } from '../readers.js'
import { path } from '../url-path.js'
import { type BlockchainRequest, blockchainClient, named } from './client.js'
import { numeric } from './token-row.js'

/** Maximum number of transfers kept per transaction; more indicate spam. */
const MAX_TRANSFERS = 50
/** Shown for an NFT without a visible name. */
const NAMELESS = 'NFT'

const id = text(/^[\x21-\x7e]{1,512}$/)
/** An account or a name for one, such as an exchange's. */
const side = (value: unknown): string | undefined => {
  const text = cleanLabel(value, 128)
  return text?.startsWith('0x') ? toChecksum(text) : text
}
const time = (value: unknown): number | undefined => {
  const at = typeof value === 'string' ? Date.parse(value) : NaN
  return Number.isFinite(at) && at > 0 ? at : undefined
}
/** The status prefixes of a purchase (WIRE 2.3). */
const PURCHASE = 'ONRAMP_TRANSACTION_STATUS_'
function statusOf(value: unknown): TransactionStatus {
  const text = typeof value === 'string' ? value : ''
  if (!text.startsWith(PURCHASE)) return text === 'failed' || text === 'pending' ? text : 'confirmed'
  const status = text.slice(PURCHASE.length)
  return status === 'SUCCESS' ? 'confirmed' : status === 'FAILED' ? 'failed' : 'pending'
}
const dollars = (value: unknown): number | undefined =>
  typeof value === 'number' && worth(value) > 0 ? value : undefined

function readToken(value: unknown): Transfer['token'] | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  return compact({
    name: cleanLabel(memberOf(value, 'name')),
    symbol: cleanLabel(memberOf(value, 'symbol')),
    iconUrl: safeImageUrl(memberOf(memberOf(value, 'icon'), 'url')),
  })
}

function readNft(value: unknown): Nft | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const content = memberOf(value, 'content')
  return compact({
    name: cleanLabel(memberOf(value, 'name')) ?? NAMELESS,
    imageUrl: safeImageUrl(
      memberOf(memberOf(content, 'preview'), 'url') ?? memberOf(memberOf(content, 'detail'), 'url'),
    ),
    spam: memberOf(memberOf(value, 'flags'), 'is_spam') === true,
  })
}

/** How many copies of an NFT moved, if more than one. */
function copiesOf(quantity: string | undefined): number | undefined {
  const copies = Number(quantity)
  return Number.isSafeInteger(copies) && copies > 1 ? copies : undefined
}

const transferSchema: Schema<Transfer> = z.pipe(
  z.object({
    direction: z.enum(['in', 'out', 'self']),
    quantity: field(value => numeric(memberOf(value, 'numeric'))),
    value: field(dollars),
    fungible_info: field(readToken),
    nft_info: field(readNft),
  }),
  z.transform(({ fungible_info: token, nft_info: nft, ...rest }) =>
    compact({ ...rest, quantity: nft ? undefined : rest.quantity, token, nft, copies: nft && copiesOf(rest.quantity) }),
  ),
)

const transactionSchema: Schema<Transaction> = z.pipe(
  z.object({
    id: required(id),
    metadata: z.object({
      operationType: field(value => cleanLabel(value, 32)),
      hash: field(id),
      status: field(statusOf),
      minedAt: field(time),
      sentFrom: field(side),
      sentTo: field(side),
      chain: field(accept(isCaipNetworkId)),
      application: field(value => cleanLabel(memberOf(value, 'name'))),
    }),
    transfers: z.nullish(lenientList(transferSchema)),
  }),
  z.transform(({ id, metadata: { operationType, status, ...metadata }, transfers }) =>
    compact({
      id,
      operation: operationType ?? '',
      status: status ?? 'confirmed',
      transfers: (transfers ?? []).slice(0, MAX_TRANSFERS),
      ...metadata,
    }),
  ),
)

const pageSchema = z.object({
  data: lenientList(transactionSchema),
  next: field(value => (typeof value === 'string' && value.length <= 4_096 ? value || undefined : undefined)),
})

/** One page of the history. */
export interface HistoryReply {
  readonly transactions: readonly Transaction[]
  /** The cursor of the next page; absent on the last. */
  readonly next?: string | undefined
}

/** The account, network and cursor of the history. */
export interface HistoryQuery {
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
  readonly cursor?: string | undefined
  /** Only purchases at this provider, under the service's name for it. */
  readonly onramp?: string | undefined
}

/**
 * Fetches a page of an account's activity on one network (WIRE 2.3). Unparseable entries are dropped one by one.
 *
 * @throws {RateLimitedError} too many requests
 * @throws {ServiceOffError} {HttpStatusError} {HttpUnreachableError} {MalformedReplyError} see `createHttpClient`
 */
export async function fetchHistory(
  { address, caipNetworkId, cursor, onramp }: HistoryQuery,
  options: ServiceOptions,
  { signal, http }: BlockchainRequest = {},
): Promise<HistoryReply> {
  const client = blockchainClient(options, http)
  const query = { chainId: caipNetworkId, cursor, onramp }
  const page = await named(client.get(path`/v1/account/${address}/history`, { schema: pageSchema, query, signal }))
  return { transactions: page.data, next: page.next }
}
