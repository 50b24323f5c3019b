import { formatAmount } from '../../core/amount.js'
import { SWAP_QUOTE_PAUSE } from '../../core/limits.js'
import type { SwapToken } from '../../core/entities/swap.js'
import { Task } from '../../core/task.js'
import { wait } from '../../core/time.js'
import { SwapRouteError } from '../../core/errors/swap.js'
import { fetchPrice } from '../../services/blockchain/prices.js'
import { EVM_NATIVE } from '../../services/blockchain/native-address.js'
import { fetchSwapQuote } from '../../services/blockchain/swaps.js'
import { toCaipAddress } from '../../core/caip.js'
import { optionsController } from '../shell/options.js'
import { report } from '../shell/report.js'
import { type SwapEdit, swapController } from './swap.js'
import { type SwapForm, pricingKey, swapForm } from './swap-form.js'
import { swapPriceId, swapTokensController } from './swap-tokens.js'
import { hasOwnPrice } from './swappable-tokens.js'

const quoting = new Task()

/** Applies the visitor's input, and requests an estimate. */
export function editSwap(patch: SwapEdit): void {
  swapController.edit(patch)
  report(quoteSwap(), { shown: true })
}

/** Swaps the two tokens; the expected amount, if known, becomes the paid one. */
export function turnSwap(): void {
  const { source, target } = swapController.state
  const { estimate, target: received } = swapForm() ?? {}
  const amount = estimate && received ? formatAmount(estimate.toAmount, received.decimals) : ''
  if (target) editSwap({ source: target, target: source, amount })
}

/**
 * Fetches an estimate for the form's amount once it has not changed for 200 ms; the latest request wins, and older ones are
 * aborted.
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

/**
 * Fetches the prices of both tokens, at most 15 s old, unless the account's list has them; without a price, a side shows no
 * value.
 */
export async function loadPrices(
  { holder, source, target }: Pick<SwapForm, 'holder' | 'source' | 'target'>,
  signal: AbortSignal,
): Promise<void> {
  const asked = [source, target].flatMap(token => (token && !hasOwnPrice(holder, token) ? token : []))
  await Promise.all(asked.map(token => loadPrice(token, signal)))
}

async function loadPrice({ chainId, address }: SwapToken, signal: AbortSignal): Promise<void> {
  const { options } = optionsController.state
  // without a price there is no value to show, and an old one would be wrong
  const price = await fetchPrice(toCaipAddress(chainId, address ?? EVM_NATIVE), options, { signal }).catch(() => 0)
  if (!signal.aborted) swapTokensController.setPrice(swapPriceId(chainId, address), price)
}
