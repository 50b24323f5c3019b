import type { CaipNetwork } from '../../../core/entities/network.js'
import { MalformedReplyError } from '../../../core/errors/service.js'
import { parseQuantity } from '../../../services/wallets/evm-quantity.js'
import type { NativeBalance } from '../../ports/reads.js'

/**
 * A balance from a chain's or a wallet's answer.
 *
 * @throws {MalformedReplyError} the answer is not a quantity
 */
export function toBalance(reply: unknown, { nativeCurrency: { symbol, decimals } }: CaipNetwork): NativeBalance {
  const amount = parseQuantity(reply)
  if (amount === undefined) throw new MalformedReplyError()
  return { amount, symbol, decimals }
}
