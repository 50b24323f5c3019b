import { ModalClosedError } from '../../core/errors/attempt.js'
import { SwapRouteError } from '../../core/errors/swap.js'
import { SimulationFailedError } from '../../core/errors/transaction.js'
import type { SwapQuote } from '../../core/entities/swap.js'
import { pressEnds } from '../../core/platform/press.js'
import { Task } from '../../core/task.js'
import { isCurrentSwap } from './current-swap.js'
import { type PreparedSwap, makeSwap } from './make-swap.js'
import { forgetPermits } from './permits.js'
import { isWithWallet, swapController } from './swap.js'

const preparation = new Task<SwapQuote>()

/** The requests behind each quote, for as long as it exists. */
const preparedOf = new WeakMap<SwapQuote, PreparedSwap>()

/** When each quote was made, in ms since 1970. */
const madeAt = new WeakMap<SwapQuote, number>()

/** How long a quote may be confirmed, in ms; it is renewed far more often while its view is visible. */
const QUOTE_LIFE = 60_000

/** Whether a quote is too old to be confirmed, for example after the device was asleep, or while the service is down. */
export const isOutdated = (quote: SwapQuote): boolean => Date.now() - (madeAt.get(quote) ?? 0) > QUOTE_LIFE

/** The requests behind a quote. */
export const preparedFor = (quote: SwapQuote | undefined): PreparedSwap | undefined => quote && preparedOf.get(quote)

/** Shows a quote for confirmation, with the reason for another review, if any. */
export function showPrepared(made: PreparedSwap, error?: Error): SwapQuote {
  preparedOf.set(made.quote, made)
  madeAt.set(made.quote, Date.now())
  swapController.step('ready', { quote: made.quote, error })
  return made.quote
}

/**
 * Has the service build the swap of the form, checks it, simulates it on the chain and freezes it into a quote. No wallet is
 * asked.
 *
 * @throws {SwapIncompleteError} something is missing
 * @throws {SwapNetworkError} {SwapRouteError} {SwapLiquidityError} {SwapBalanceError} the service refuses
 * @throws {SwapMismatchError} the service built something other than requested
 * @throws {InsufficientFeeError} the balance does not cover the fee
 * @throws {TokenDecimalsError} a contract reports other decimals
 * @throws {SimulationFailedError} the chain would refuse it
 * @throws {ModalClosedError} the form changed meanwhile
 */
export async function prepareSwap(): Promise<SwapQuote> {
  if (isWithWallet(swapController.state.status)) throw new ModalClosedError()
  return preparation.replace(async signal => {
    swapController.step('preparing', { quote: undefined })
    try {
      const made = await makeWithFreshPermit(signal)
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

/** A permit that was kept is useless once the token has seen another one, also from elsewhere: a new one is signed then. */
async function makeWithFreshPermit(signal: AbortSignal): Promise<PreparedSwap> {
  try {
    return await makeSwap(signal)
  } catch (error) {
    if (!(error instanceof SimulationFailedError) || signal.aborted || !forgetPermits()) throw error
    return makeSwap(signal)
  }
}

/**
 * Renews the quote as prices move; the current one stays until then, while it is pressed, if that fails, and once account,
 * network or wallet have changed: the visitor has not seen what another account would swap. A second call joins the first.
 */
export async function refreshSwap(): Promise<void> {
  const { status, quote } = swapController.state
  if (status === 'ready' && quote && isCurrentSwap(quote)) await (preparation.running ?? remake())
}

/**
 * Sets whether the router may take any amount, and renews the quote. If that fails, the choice is reverted.
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

/** Whether a quote matches the visitor's choice of allowance. */
export const matchesAllowance = ({ allowance }: SwapQuote): boolean =>
  allowance === 'unlimited' || allowance === 'exact'
    ? (allowance === 'unlimited') === swapController.state.unlimited
    : true

function remake(): Promise<SwapQuote> {
  const { quote } = swapController.state
  return preparation.replace(async signal => {
    const made = await makeSwap(signal)
    await pressEnds() // a press confirms the figures that it began on
    const { status, quote: current } = swapController.state
    const isMine = status === 'ready' && current === quote && isCurrentSwap(made.quote)
    if (signal.aborted || !isMine) throw new ModalClosedError()
    return showPrepared(made)
  })
}
