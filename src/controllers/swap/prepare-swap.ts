import type { PreparedCalls } from '../../chains/adapter.js'
import { ModalClosedError } from '../../core/errors/attempt.js'
import { InsufficientFeeError, TokenDecimalsError } from '../../core/errors/send.js'
import { SwapBalanceError, SwapIncompleteError, SwapNetworkError, SwapRouteError } from '../../core/errors/swap.js'
import { ProviderNotFoundError } from '../../core/errors/provider-not-found.js'
import type { SwapQuote, SwapToken } from '../../core/entities/swap.js'
import { Task } from '../../core/task.js'
import { worthOf } from '../../core/tokens.js'
import {
  type SwapQuery,
  buildApproval,
  buildSwap,
  fetchAllowance,
  fetchSwapQuote,
} from '../../services/blockchain/swaps.js'
import { adapterOf } from '../connections/adapter-of.js'
import { connectionsController } from '../connections/connections.js'
import { optionsController } from '../shell/options.js'
import { approvalCall, checkApproval, checkSwap } from './check-built.js'
import { swapController } from './swap.js'
import { type SwapForm, swapForm } from './swap-form.js'

/** What is ready to be signed: the figures that the visitor sees, and the calls made from exactly these. */
export interface PreparedSwap {
  readonly quote: SwapQuote
  readonly calls: PreparedCalls
}

const preparation = new Task<SwapQuote>()

/** What a quote was made from, as long as the quote is there. */
const preparedOf = new WeakMap<SwapQuote, PreparedSwap>()

/** The calls behind a quote. */
export const preparedFor = (quote: SwapQuote | undefined): PreparedSwap | undefined => quote && preparedOf.get(quote)

/** The least that a swap may bring, rounded down: never more than what is expected. */
export const minimumOf = (toAmount: bigint, slippage: number): bigint => (toAmount * BigInt(100 - slippage)) / 100n

/**
 * Has the service build what the form says, checks it, and freezes it into a quote that was tried on the chain. No wallet
 * is asked.
 *
 * @throws {SwapIncompleteError} something is missing
 * @throws {SwapNetworkError} {SwapRouteError} {SwapLiquidityError} {SwapBalanceError} the service refuses
 * @throws {SwapMismatchError} the service built something else than was asked for
 * @throws {InsufficientFeeError} the balance does not cover the fee
 * @throws {TokenDecimalsError} a contract counts in other units
 * @throws {SimulationFailedError} the chain says no
 * @throws {ModalClosedError} the form changed meanwhile
 */
export async function prepareSwap(): Promise<SwapQuote> {
  if (['approving', 'signing'].includes(swapController.state.status)) throw new ModalClosedError()
  return preparation.replace(async signal => {
    swapController.step('preparing', { quote: undefined })
    try {
      const made = await make(signal)
      if (signal.aborted || swapController.state.status !== 'preparing') throw new ModalClosedError()
      return show(made)
    } catch (cause) {
      const error = cause instanceof Error ? cause : new SwapRouteError({ cause })
      const isMine = !signal.aborted && swapController.state.status === 'preparing'
      if (isMine) swapController.step('editing', error instanceof ModalClosedError ? {} : { error })
      throw error
    }
  })
}

/** Makes what is to be confirmed anew, as prices move; what is there stays until then, and stays when that fails. */
export async function refreshSwap(): Promise<void> {
  if (swapController.state.status !== 'ready' || preparation.running) return
  const { quote } = swapController.state
  await preparation.replace(async signal => {
    const made = await make(signal)
    const { status, quote: current } = swapController.state
    if (signal.aborted || status !== 'ready' || current !== quote) throw new ModalClosedError()
    return show(made)
  })
}

function show(made: PreparedSwap): SwapQuote {
  preparedOf.set(made.quote, made)
  swapController.step('ready', { quote: made.quote })
  return made.quote
}

/** Everything that can be seen without asking anybody. */
function checkForm(): { form: SwapForm; source: SwapToken; target: SwapToken; amount: bigint } {
  const form = swapForm()
  if (!form) throw new ProviderNotFoundError('eip155')
  const { source, target, amount } = form
  if (!source || !target) throw new SwapIncompleteError({ details: 'token' })
  if (amount.problem === 'insufficient') throw new SwapBalanceError()
  if (amount.amount === undefined) throw new SwapIncompleteError({ details: 'amount' })
  return { form, source, target, amount: amount.amount }
}

async function make(signal: AbortSignal): Promise<PreparedSwap> {
  const { form, source, target, amount } = checkForm()
  const { network, address: account } = form.holder
  const { slippage } = swapController.state
  const connectorId = connectionsController.activeConnectorId('eip155')
  if (!connectorId) throw new ProviderNotFoundError('eip155')
  const port = await (await adapterOf('eip155', connectorId)).calls?.()
  if (!port) throw new SwapNetworkError()
  const { caipNetworkId } = network
  const swap: SwapQuery = { caipNetworkId, account, source: source.address, target: target.address, amount }
  await Promise.all([source, target].map(token => checkDecimals(token)))
  const { router, needsApproval } = await readRouter(swap, signal)
  const [expected, built] = await Promise.all([
    fetchSwapQuote(swap, optionsController.state.options, { signal }),
    buildSwap(swap, slippage, optionsController.state.options, { signal }),
  ])
  const toAmount = built.toAmount ?? expected
  const call = checkSwap(built, swap, { router, minimum: minimumOf(expected, slippage) })
  const calls = await port.prepare({
    connectorId,
    network,
    from: account,
    calls: source.address && needsApproval ? [approvalCall(source.address, router, amount), call] : [call],
    gas: built.gas,
    signal,
  })
  checkCosts(form, source, amount, calls.fee)
  const quote: SwapQuote = {
    caipNetworkId,
    connectorId,
    from: account,
    source,
    target,
    amount,
    toAmount,
    minimum: minimumOf(toAmount, slippage),
    slippage,
    impact: impactOf(worthOf(amount, source.decimals, source.price), worthOf(toAmount, target.decimals, target.price)),
    fee: calls.fee,
    router,
    needsApproval,
  }
  return { quote, calls }

  async function checkDecimals({ address: token, decimals }: SwapToken): Promise<void> {
    const told = token && (await port?.decimals({ token, network, signal }))
    if (token && told !== decimals) throw new TokenDecimalsError({ details: `${decimals}, not ${String(told)}` })
  }
}

/** The contract that swaps, as the service's own approval names it, and whether it may take the amount already. */
async function readRouter(
  swap: SwapQuery,
  signal: AbortSignal,
): Promise<{ readonly router: string; readonly needsApproval: boolean }> {
  const { options } = optionsController.state
  const { source, target, amount, caipNetworkId, account } = swap
  const token = source ?? target
  if (!token) throw new SwapRouteError({ details: 'The chain’s coin for itself.' })
  const [approval, allowance] = await Promise.all([
    buildApproval({ ...swap, source: token, target: token }, options, { signal }),
    source === undefined ? amount : fetchAllowance({ caipNetworkId, account, token }, options, { signal }),
  ])
  return { router: checkApproval(approval, amount), needsApproval: allowance < amount }
}

/** How much less the received is worth than the paid, in percent, not below 0; `undefined` while a price is unknown. */
function impactOf(paid: number, received: number): number | undefined {
  if (!paid || !received) return undefined
  return Math.max(0, (1 - received / paid) * 100)
}

/** The balance has to bear what is paid and the fee. */
function checkCosts({ tokens }: SwapForm, source: SwapToken, amount: bigint, fee: bigint | undefined): void {
  const coin = tokens.find(({ address }) => !address)
  if (!coin || fee === undefined) return
  if (coin.amount < (source.address ? 0n : amount) + fee) throw new InsufficientFeeError()
}
