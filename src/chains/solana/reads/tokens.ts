import { isDecimals } from '../../../core/amount.js'
import { isSolanaAddress } from '../../../core/address.js'
import { truncateAddress } from '../../../core/text/short-address.js'
import type { TokenHolding } from '../../../core/entities/token.js'
import { JsonRpcError } from '../../../core/errors/json-rpc.js'
import { MalformedReplyError } from '../../../core/errors/service.js'
import type { Rpc } from '../../../services/json-rpc.js'
import { arrayOf, fieldOf } from '../../../services/wallets/untrusted-values.js'

/** Maximum number of token accounts per mint that are summed. */
const MAX_ACCOUNTS = 100

/** At a node's own commitment, `finalized`, amounts would be those of some 13 s ago. */
const PARSED = { encoding: 'jsonParsed', commitment: 'confirmed' } as const

/** The query: the owner and the tokens. */
interface TokensQuery {
  readonly address: string
  /** Mints. */
  readonly tokens: readonly string[]
  readonly signal?: AbortSignal
}

const path = (value: unknown, ...names: readonly string[]): unknown =>
  names.reduce<unknown>((part, name) => fieldOf(part, name), value)

/** The decimals of a mint, at the same offset in both token programs; `undefined` if it is not one. */
async function readDecimals(rpc: Rpc, mint: string, signal?: AbortSignal): Promise<number | undefined> {
  const answer = await rpc.request('getAccountInfo', [mint, PARSED], signal)
  const decimals = path(answer, 'value', 'data', 'parsed', 'info', 'decimals')
  return typeof decimals === 'number' && isDecimals(decimals) ? decimals : undefined
}

/** The amount in a token account as nodes parse it; 0 if it is invalid. */
export function parsedAmount(entry: unknown): bigint {
  const amount = path(entry, 'account', 'data', 'parsed', 'info', 'tokenAmount', 'amount')
  return typeof amount === 'string' && /^\d{1,20}$/.test(amount) ? BigInt(amount) : 0n
}

async function readAmount(rpc: Rpc, owner: string, mint: string, signal?: AbortSignal): Promise<bigint> {
  const answer = await rpc.request('getTokenAccountsByOwner', [owner, { mint }, PARSED], signal)
  return arrayOf(fieldOf(answer, 'value'), MAX_ACCOUNTS)
    .map(parsedAmount)
    .reduce((sum, amount) => sum + amount, 0n)
}

async function readToken(
  rpc: Rpc,
  owner: string,
  mint: string,
  signal?: AbortSignal,
): Promise<TokenHolding | undefined> {
  if (!isSolanaAddress(mint)) return undefined
  try {
    const [decimals, amount] = await Promise.all([
      readDecimals(rpc, mint, signal),
      readAmount(rpc, owner, mint, signal),
    ])
    const label = truncateAddress(mint)
    return decimals === undefined ? undefined : { address: mint, name: label, symbol: label, decimals, amount }
  } catch (error) {
    if (error instanceof JsonRpcError || error instanceof MalformedReplyError) return undefined
    throw error
  }
}

/**
 * Reads an account's balances of some mints, across all its token accounts. A mint has no name, so the shortened
 * address is used.
 *
 * @throws {HttpUnreachableError} no endpoint answered
 * @throws {HttpStatusError} every endpoint failed, the last with a status
 */
export async function readTokens(rpc: Rpc, { address, tokens, signal }: TokensQuery): Promise<readonly TokenHolding[]> {
  const read = await Promise.all(tokens.map(mint => readToken(rpc, address, mint, signal)))
  return read.flatMap(holding => holding ?? [])
}
