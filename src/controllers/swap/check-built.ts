import { isEvmAddress, isSameAddress } from '../../core/address.js'
import { toChecksum } from '../../core/chain/checksum.js'
import { SwapMismatchError } from '../../core/errors/swap.js'
import type { ContractCall } from '../../chains/calls.js'
import type { BuiltTransaction, SwapQuery } from '../../services/blockchain/swaps.js'

/** A call with a selector at least. */
const CALL_DATA = /^0x(?:[\da-f]{2}){4,}$/i
/** ERC-20's `approve(address,uint256)`. */
const APPROVE = /^0x095ea7b30{24}([\da-f]{40})([\da-f]{64})$/i

const isAddress = (text: string | undefined): text is string =>
  text !== undefined && text.startsWith('0x') && isEvmAddress(text)

/**
 * Whom an approval that the service built lets take the token. The call is made from this alone: its token and amount
 * are those that were asked for.
 *
 * @throws {SwapMismatchError} it is no approval, or one of another amount
 */
export function checkApproval({ data }: BuiltTransaction, amount: bigint): string {
  const [, spender = '', word = ''] = APPROVE.exec(data ?? '') ?? []
  if (!spender) throw new SwapMismatchError({ details: 'approval' })
  if (BigInt(`0x${word}`) !== amount) throw new SwapMismatchError({ details: 'approved amount' })
  return toChecksum(`0x${spender}`)
}

/** The approval of exactly `amount` of a token for a router. */
export const approvalCall = (token: string, router: string, amount: bigint): ContractCall => ({
  to: token,
  value: 0n,
  data: `0x095ea7b3${router.slice(2).toLowerCase().padStart(64, '0')}${amount.toString(16).padStart(64, '0')}`,
})

/** The least that a swap may bring, rounded down: never more than what is expected. */
export const minimumOf = (toAmount: bigint, slippage: number): bigint => (toAmount * BigInt(100 - slippage)) / 100n

/**
 * A swap that the service built, checked against what was asked for: it goes to the router, from the account, with
 * exactly the value that was written, and brings no less than was agreed (SECURITY: SEC-I4).
 *
 * @param minimum the least that it must bring, in base units of the target
 * @throws {SwapMismatchError} it is another transaction; `details` says what differs
 */
export function checkSwap(
  { from, to, data, value, toAmount }: BuiltTransaction,
  { account, source, amount }: SwapQuery,
  { router, minimum }: { readonly router: string; readonly minimum: bigint },
): ContractCall {
  const paid = source === undefined ? amount : 0n
  if (from !== undefined && !(isAddress(from) && isSameAddress('eip155', from, account)))
    throw new SwapMismatchError({ details: 'from' })
  if (!isAddress(to) || !isSameAddress('eip155', to, router)) throw new SwapMismatchError({ details: 'to' })
  if (data === undefined || !CALL_DATA.test(data)) throw new SwapMismatchError({ details: 'data' })
  if (value !== undefined && value !== paid) throw new SwapMismatchError({ details: 'value' })
  if (toAmount !== undefined && toAmount < minimum) throw new SwapMismatchError({ details: 'amount' })
  return { to, value: paid, data }
}
