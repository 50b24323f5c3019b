import { SWAP_QUOTE_PAUSE } from '../../core/limits.js'
import type { SwapToken } from '../../core/entities/swap.js'
import { Task } from '../../core/task.js'
import { wait } from '../../core/wait.js'
import { SwapRouteError } from '../../core/errors/swap.js'
import { fetchPrice } from '../../services/blockchain/prices.js'
import { EVM_NATIVE } from '../../services/blockchain/native-address.js'
import { fetchSwapQuote } from '../../services/blockchain/swaps.js'
import { toCaipAddress } from '../../core/caip.js'
import { optionsController } from '../shell/options.js'
import { report } from '../shell/report.js'
import { type SwapEdit, swapController } from './swap.js'
import { type SwapForm, pricingKey, swapForm } from './swap-form.js'
import { priceKey, swapTokensController } from './swap-tokens.js'

const quoting = new Task()

/** Takes what was written or chosen, and has the service say what it would bring. */
export function editSwap(patch: SwapEdit): void {
  swapController.edit(patch)
  report(quoteSwap(), { shown: true })
}

/** Changes the two tokens over; what would have been received becomes what is paid. */
export function turnSwap(): void {
  const { source, target } = swapController.state
  if (target) editSwap({ source: target, target: source, amount: '' })
}

/**
 * Fetches what the amount of the form would bring once it has not changed for 200 ms; the latest question wins, and the
 * older ones are aborted.
 */
export const quoteSwap = (): Promise<void> => quoting.replace(quote)

async function quote(signal: AbortSignal): Promise<void> {
  const form = swapForm()
  const { source, target, amount } = form ?? {}
  if (!form || !source || !target || amount?.amount === undefined) return swapController.price(undefined)
  const key = pricingKey(form.holder, source, target, amount.amount)
  swapController.price({ status: 'loading', key })
  await wait(SWAP_QUOTE_PAUSE, signal)
  try {
    const [toAmount] = await Promise.all([ask(form, amount.amount, signal), loadPrices(form, signal)])
    if (!signal.aborted) swapController.price({ status: 'ready', key, estimate: { amount: amount.amount, toAmount } })
  } catch (cause) {
    if (signal.aborted) throw cause
    const error = cause instanceof Error ? cause : new SwapRouteError({ cause })
    swapController.price({ status: 'failed', key, error })
    throw error
  }
}

function ask({ holder, source, target }: SwapForm, amount: bigint, signal: AbortSignal): Promise<bigint> {
  const { caipNetworkId } = holder.network
  const query = { caipNetworkId, account: holder.address, source: source?.address, target: target?.address, amount }
  return fetchSwapQuote(query, optionsController.state.options, { signal })
}

/** What the two tokens cost, for the worth of both sides; a price that cannot be had leaves its side without one. */
async function loadPrices({ source, target }: SwapForm, signal: AbortSignal): Promise<void> {
  const unknown = [source, target].flatMap(token => (token && !token.price ? token : []))
  await Promise.all(unknown.map(token => loadPrice(token, signal)))
}

async function loadPrice({ chainId, address }: SwapToken, signal: AbortSignal): Promise<void> {
  const { options } = optionsController.state
  try {
    const price = await fetchPrice(toCaipAddress(chainId, address ?? EVM_NATIVE), options, { signal })
    if (!signal.aborted) swapTokensController.setPrice(priceKey(chainId, address), price)
  } catch {
    // without a price there is no worth to show
  }
}
