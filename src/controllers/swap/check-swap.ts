import { isEvmAddress, isSameAddress } from '../../core/address.js'
import { toChecksum } from '../../core/chain/checksum.js'
import { excessOf } from '../../core/chain/outflow.js'
import { approvalData, readApproval, takesTokens } from '../../core/chain/token-functions.js'
import { SwapMismatchError } from '../../core/errors/swap.js'
import type { CallsChanges, ContractCall } from '../../chains/ports/calls.js'
import type { BuiltTransaction, SwapQuery } from '../../services/blockchain/swaps.js'

/** Call data with at least a selector. */
const CALL_DATA = /^0x(?:[\da-f]{2}){4,}$/i

const isAddress = (text: string | undefined): text is string =>
  text !== undefined && text.startsWith('0x') && isEvmAddress(text)

/**
 * The spender of an approval that the service built. The call is made from this alone: token and amount are the requested
 * ones.
 *
 * @throws {SwapMismatchError} it is not an approval, or of another amount
 */
export function checkApproval({ data }: BuiltTransaction, amount: bigint): string {
  const approval = readApproval(data ?? '')
  if (!approval) throw new SwapMismatchError({ details: 'approval' })
  if (approval.amount !== amount) throw new SwapMismatchError({ details: 'approved amount' })
  return toChecksum(approval.spender)
}

/**
 * Checks that a router is neither the account itself nor a token of the swap or of the account, because a call to those
 * could move what the account owns.
 *
 * @param held contracts of tokens that the account holds
 * @throws {SwapMismatchError} it is one of them
 */
export function checkRouter(
  router: string,
  { account, source, target }: Pick<SwapQuery, 'account' | 'source' | 'target'>,
  held: readonly string[],
): void {
  const isOwn = [account, source, target, ...held].some(
    address => address !== undefined && isSameAddress('eip155', router, address),
  )
  if (isOwn) throw new SwapMismatchError({ details: 'router' })
}

/** The approval of exactly `amount` of a token for a router. */
export const approvalCall = (token: string, router: string, amount: bigint): ContractCall => ({
  to: token,
  value: 0n,
  data: approvalData({ spender: router, amount }),
})

/** The minimum received amount, rounded down: never more than expected. */
export const minimumOf = (toAmount: bigint, slippage: number): bigint => (toAmount * BigInt(100 - slippage)) / 100n

/**
 * Checks a swap that the service built against the request: it goes to the router, from the account, with exactly the given
 * value, yields no less than agreed, and calls no function of tokens (SECURITY: SEC-I4).
 *
 * @param minimum the minimum received amount, in base units of the target
 * @throws {SwapMismatchError} it is a different transaction; `details` says what differs
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
  if (data === undefined || !CALL_DATA.test(data) || takesTokens(data)) throw new SwapMismatchError({ details: 'data' })
  if (value !== undefined && value !== paid) throw new SwapMismatchError({ details: 'value' })
  if (toAmount !== undefined && toAmount < minimum) throw new SwapMismatchError({ details: 'amount' })
  return { to, value: paid, data }
}

/**
 * Checks what simulated calls would change: no more of the source may leave than agreed, nothing else may leave, and the
 * account itself must receive at least the agreed minimum of the target.
 *
 * @param changes of the source and the target; unreadable ones pass
 * @throws {SwapMismatchError} the calls differ from what is shown; `details` names the difference
 */
export function checkChanges(
  { amounts: [change, received], leaving }: CallsChanges,
  { source, amount }: Pick<SwapQuery, 'source' | 'amount'>,
  minimum: bigint,
): void {
  const isTooLittle = received !== undefined && received < minimum
  const details = excessOf({ leaving, change }, { token: source, amount }) ?? (isTooLittle ? 'received' : undefined)
  if (details) throw new SwapMismatchError({ details })
}
