import { ModalClosedError } from '../../core/errors/attempt.js'
import { SwapRouteError } from '../../core/errors/swap.js'
import type { SwapQuote } from '../../core/entities/swap.js'
import { Task } from '../../core/task.js'
import { type PreparedSwap, makeSwap } from './make-swap.js'
import { swapController } from './swap.js'

const preparation = new Task<SwapQuote>()

/** What a quote was made from, as long as the quote is there. */
const preparedOf = new WeakMap<SwapQuote, PreparedSwap>()

/** What is behind a quote. */
export const preparedFor = (quote: SwapQuote | undefined): PreparedSwap | undefined => quote && preparedOf.get(quote)

/** Shows what is ready to be confirmed, with the reason why the visitor has to look at it again, if there is one. */
export function showPrepared(made: PreparedSwap, error?: Error): SwapQuote {
  preparedOf.set(made.quote, made)
  swapController.step('ready', { quote: made.quote, error })
  return made.quote
}

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
      const made = await makeSwap(signal)
      if (signal.aborted || swapController.state.status !== 'preparing') throw new ModalClosedError()
      return showPrepared(made)
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
  if (swapController.state.status === 'ready' && !preparation.running) await remake()
}

/**
 * Takes the visitor's choice whether the router may take any amount, and makes what is to be confirmed anew. Where that
 * fails, the choice is as before.
 */
export async function chooseAllowance(unlimited: boolean): Promise<void> {
  if (swapController.state.status !== 'ready') return
  swapController.allow(unlimited)
  try {
    await remake()
  } catch (error) {
    if (!preparation.running) swapController.allow(!unlimited)
    throw error
  }
}

/** Whether a quote is what the visitor chose that the router may take. */
export const isAgreed = ({ allowance }: SwapQuote): boolean =>
  allowance === 'unlimited' || allowance === 'exact'
    ? (allowance === 'unlimited') === swapController.state.unlimited
    : true

function remake(): Promise<SwapQuote> {
  const { quote } = swapController.state
  return preparation.replace(async signal => {
    const made = await makeSwap(signal)
    const { status, quote: current } = swapController.state
    if (signal.aborted || status !== 'ready' || current !== quote) throw new ModalClosedError()
    return showPrepared(made)
  })
}
