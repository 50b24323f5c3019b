import type { CaipNetwork } from '../../core/entities/network.js'
import { MalformedReplyError } from '../../core/errors/service.js'
import { parseQuantity } from '../../services/wallets/evm-quantity.js'
import type { NativeBalance } from '../adapter.js'

/** Whose balance on which network. */
export interface BalanceQuery {
  readonly address: string
  readonly network: CaipNetwork
  readonly signal?: AbortSignal
}

/**
 * A balance from a chain's answer.
 *
 * @throws {MalformedReplyError} the answer is no quantity
 */
export function toBalance(reply: unknown, { nativeCurrency: { symbol, decimals } }: CaipNetwork): NativeBalance {
  const amount = parseQuantity(reply)
  if (amount === undefined) throw new MalformedReplyError()
  return { amount, symbol, decimals }
}
