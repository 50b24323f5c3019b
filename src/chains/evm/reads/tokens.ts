import { isDecimals } from '../../../core/amount.js'
import type { TokenHolding } from '../../../core/entities/token.js'
import { JsonRpcError } from '../../../core/errors/json-rpc.js'
import { MalformedReplyError } from '../../../core/errors/service.js'
import type { Rpc } from '../../../services/json-rpc.js'
import {
  type TokenCall,
  parseContractText,
  parseWord,
  tokenCallData,
} from '../../../services/blockchain/contract-call.js'

/** The query: the owner and the tokens. */
interface TokensQuery {
  readonly address: string
  readonly tokens: readonly string[]
  readonly signal?: AbortSignal
}

/** A contract that fails or lacks one call does not affect the others. */
const isContractError = (error: unknown): boolean =>
  error instanceof JsonRpcError || error instanceof MalformedReplyError

async function readToken(
  rpc: Rpc,
  token: string,
  account: string,
  signal?: AbortSignal,
): Promise<TokenHolding | undefined> {
  const ask = (call: TokenCall, of?: string): Promise<unknown> =>
    rpc
      .request('eth_call', [{ to: token, data: tokenCallData(call, of) }, 'latest'], signal)
      .catch((error: unknown) => {
        if (isContractError(error)) return undefined
        throw error
      })
  const [balance, decimals, symbol, name] = await Promise.all([
    ask('balanceOf', account),
    ask('decimals'),
    ask('symbol'),
    ask('name'),
  ])
  const amount = parseWord(balance)
  const places = Number(parseWord(decimals) ?? NaN)
  const label = parseContractText(symbol)
  if (amount === undefined || !isDecimals(places) || !label) return undefined
  return { address: token, amount, decimals: places, symbol: label, name: parseContractText(name) ?? label }
}

/**
 * Reads ERC-20 balances, decimals and names from the contracts themselves, in one batch.
 *
 * @throws {HttpUnreachableError} no endpoint answered
 * @throws {HttpStatusError} every endpoint failed, the last with a status
 */
export async function readTokens({ address, tokens, signal }: TokensQuery, rpc: Rpc): Promise<readonly TokenHolding[]> {
  const read = await Promise.all(tokens.map(token => readToken(rpc, token, address, signal)))
  return read.flatMap(holding => holding ?? [])
}
