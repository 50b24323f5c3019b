import { isAddress, isSameAddress } from '../../core/address.js'
import { excessOf, type Payable } from '../../core/chain/outflow.js'
import { readApproval, takesTokens } from '../../core/chain/token-functions.js'
import { PaymentMismatchError } from '../../core/errors/pay.js'
import type { CallsChanges, ContractCall } from '../../chains/ports/calls.js'
import type { PaymentQuery, ServiceQuote, StepTransaction } from '../../services/catalogue/payments.js'
import type { Holder } from '../accounts/holder.js'
import type { Payment } from '../../core/entities/pay.js'

/** The wallet's request: one transfer to the service, or contract calls. */
export type CheckedSteps =
  | { readonly type: 'deposit'; readonly receiver: string }
  | { readonly type: 'calls'; readonly calls: readonly ContractCall[] }

const CALL_DATA = /^0x(?:[\da-f]{2})*$/i
/** ERC-20's `approve(address,uint256)` and `transfer(address,uint256)`, with the amount. */
const TOKEN_CALL = /^0x(?:095ea7b3|a9059cbb)[\da-f]{64}([\da-f]{64})$/i

/** The same asset, by its chain's rule. */
function isSame(namespace: Payment['namespace'], one: string, other: string): boolean {
  return one === 'native' || other === 'native' ? one === other : isSameAddress(namespace, one, other)
}

/**
 * A quote from the payment service, checked against the request (SECURITY: SEC-I4): the recipient gets no less of the
 * same asset, the account pays with the token that was chosen, and the wallet's request takes exactly what is shown, in
 * that token only.
 *
 * @throws {PaymentMismatchError} it is a different payment; `details` says what differs
 */
export function checkQuote(quote: ServiceQuote, query: PaymentQuery, payment: Payment, holder: Holder): CheckedSteps {
  const { origin, destination, steps } = quote
  const isAsked =
    destination.currency.network === query.destinationChainId &&
    isSame(payment.namespace, destination.currency.asset, query.destinationCurrency)
  if (!isAsked) throw new PaymentMismatchError({ details: 'destination' })
  // The site's decimals turned the price into base units.
  if (destination.currency.metadata.decimals !== payment.asset.metadata.decimals)
    throw new PaymentMismatchError({ details: 'decimals' })
  if (destination.amount < query.amount) throw new PaymentMismatchError({ details: 'amount' })
  const { currency } = origin
  if (currency.network !== query.originChainId || !isSame(holder.namespace, currency.asset, query.originCurrency))
    throw new PaymentMismatchError({ details: 'origin' })
  if (origin.amount <= 0n) throw new PaymentMismatchError({ details: 'origin amount' })
  const [first] = steps
  if (!first) throw new PaymentMismatchError({ details: 'steps' })
  if (new Set(steps.map(({ requestId }) => requestId)).size > 1)
    throw new PaymentMismatchError({ details: 'requestId' })
  if (first.type === 'deposit') {
    if (steps.length > 1) throw new PaymentMismatchError({ details: 'steps' })
    return { type: 'deposit', receiver: checkDeposit(first.deposit, origin.amount, query, holder) }
  }
  const transactions = steps.flatMap(step => (step.type === 'transaction' ? [step.transaction] : []))
  if (transactions.length !== steps.length) throw new PaymentMismatchError({ details: 'steps' })
  return { type: 'calls', calls: checkCalls(transactions, origin.amount, query, holder) }
}

function checkDeposit(
  { amount, currency, receiver }: { readonly amount: bigint; readonly currency: string; readonly receiver: string },
  paid: bigint,
  { originCurrency }: PaymentQuery,
  { namespace, address }: Holder,
): string {
  if (amount !== paid) throw new PaymentMismatchError({ details: 'deposit amount' })
  if (!isSame(namespace, currency, originCurrency)) throw new PaymentMismatchError({ details: 'deposit currency' })
  if (!isAddress(namespace, receiver) || isSameAddress(namespace, receiver, address))
    throw new PaymentMismatchError({ details: 'deposit receiver' })
  return receiver
}

/**
 * No call takes more of the coin than shown, and the token's own contract is called at most once, with the amount shown, but
 * for a reset before that. No other contract is called by a function that moves or approves tokens.
 */
function checkCalls(
  transactions: readonly StepTransaction[],
  paid: bigint,
  { originCurrency, user }: PaymentQuery,
  { namespace }: Holder,
): readonly ContractCall[] {
  if (namespace !== 'eip155') throw new PaymentMismatchError({ details: 'transaction' })
  const isToken = (to: string): boolean => originCurrency !== 'native' && isSameAddress(namespace, to, originCurrency)
  const calls = transactions.map(({ from, to, data = '0x', value = 0n }): ContractCall => {
    if (from !== undefined && !isSameAddress(namespace, from, user)) throw new PaymentMismatchError({ details: 'from' })
    const isContract = to !== undefined && isAddress(namespace, to) && !isSameAddress(namespace, to, user)
    if (!isContract) throw new PaymentMismatchError({ details: 'to' })
    if (!CALL_DATA.test(data)) throw new PaymentMismatchError({ details: 'data' })
    if (value === 'unreadable') throw new PaymentMismatchError({ details: 'value' })
    if (!isToken(to) && takesTokens(data)) throw new PaymentMismatchError({ details: 'token' })
    return { to, value, data }
  })
  checkTokenCalls(
    calls.filter(({ to }) => isToken(to)),
    paid,
  )
  const spent = calls.reduce((sum, { value }) => sum + value, 0n)
  if (spent !== (originCurrency === 'native' ? paid : 0n)) throw new PaymentMismatchError({ details: 'value' })
  return calls
}

/**
 * At most one call of the token takes the amount shown. Only a reset may come before it, an approval of nothing for the
 * spender that is approved next: tokens such as USDT on Ethereum approve an amount only while nothing is approved.
 */
function checkTokenCalls(calls: readonly ContractCall[], paid: bigint): void {
  const [first, second, ...more] = calls
  if (!first) return
  const taking = second ?? first
  const [, word] = TOKEN_CALL.exec(taking.data) ?? []
  if (more.length || word === undefined || BigInt(`0x${word}`) !== paid)
    throw new PaymentMismatchError({ details: 'token amount' })
  if (!second) return
  const [reset, approval] = [readApproval(first.data), readApproval(taking.data)]
  if (reset?.amount !== 0n || reset.spender !== approval?.spender)
    throw new PaymentMismatchError({ details: 'token amount' })
}

/**
 * Checks what simulated calls would change: no more of the paid token may leave than shown, and nothing else may leave.
 *
 * @param changes of the paid token; an unreadable one passes
 * @throws {PaymentMismatchError} the calls take something other than what is shown
 */
export function checkChanges({ amounts: [change], leaving }: CallsChanges, paid: Payable): void {
  const details = excessOf({ leaving, change }, paid)
  if (details) throw new PaymentMismatchError({ details })
}
