import type { OpenOutcome } from '../../core/entities/outcome.js'
import type { SwapToken } from '../../core/entities/swap.js'
import { SwapIncompleteError } from '../../core/errors/swap.js'
import { ViewOnlyError } from '../../core/errors/unavailable.js'
import { parseAmount } from '../../core/amount.js'
import { computed, subscribe } from '../../core/signal.js'
import { isViewOnly } from '../accounts/active.js'
import type { Holder } from '../accounts/holder.js'
import { isRecord } from '../../services/readers.js'
import { isNativeAddress } from '../../services/blockchain/native-address.js'
import { report } from '../shell/report.js'
import { openFor } from '../visit/open.js'
import { requestedOutcome } from '../send/requested-outcome.js'
import { loadSwapTokens } from './load-swap-tokens.js'
import { editSwap } from './quote-swap.js'
import { swapController } from './swap.js'
import { swapForm, swapAccount } from './swap-form.js'
import { isSwapSigning, startSwap } from './start-swap.js'
import { findSwapToken } from './swappable-tokens.js'

/** A site's request for a swap. */
interface Wanted {
  readonly fromToken: string
  readonly toToken: string
  readonly amount: string
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' || typeof value === 'bigint' ? String(value) : ''

/** The maximum decimals of a token. */
const MOST_DECIMALS = 36

/**
 * Opens the swap form with a site's request; the visitor reviews and confirms it like any other swap.
 *
 * @param args `fromToken` and `toToken` as symbols or contracts, `amount` as a decimal text in whole units of the first;
 *   each is optional, and ignored if invalid. The symbol of the chain's own coin always means that coin
 * @returns `sent` as soon as the network has it, also after the visitor left a wallet that was asked; `failed`, without
 *   opening, while a wallet is asked for another swap
 */
export async function requestSwap(args: unknown, signal?: AbortSignal): Promise<OpenOutcome> {
  if (isSwapSigning())
    return { status: 'failed', error: new SwapIncompleteError({ details: 'Another swap waits in the wallet.' }) }
  if (isViewOnly('eip155')) return { status: 'failed', error: new ViewOnlyError() }
  const { fromToken, toToken, amount } = readWanted(args)
  startSwap({ amount, asked: true, ...(fromToken ? { source: undefined } : {}) })
  report(choose({ fromToken, toToken, amount }), { shown: true })
  return requestedOutcome(swapController, isSwapSigning, openFor('eip155', 'Swap', signal))
}

/** Invalid parts are left for the visitor to fill in. */
function readWanted(args: unknown): Wanted {
  const given = isRecord(args) ? args : {}
  const [fromToken, toToken, amount] = [textOf(given['fromToken']), textOf(given['toToken']), textOf(given['amount'])]
  return {
    fromToken,
    toToken: toToken === fromToken ? '' : toToken,
    amount: parseAmount(amount, MOST_DECIMALS) ? amount : '',
  }
}

/**
 * Selects the site's tokens once the list has loaded; what the visitor selected meanwhile stays. No token is on both sides:
 * a coin that the site only wants to be received is not paid with by default.
 */
async function choose({ fromToken, toToken }: Wanted): Promise<void> {
  const { start } = swapController.state
  const holder = await accountFor(start)
  if (!holder) return
  await loadSwapTokens(holder)
  const { source, target, start: current } = swapController.state
  if (current !== start) return // another request, or the visitor's own swap
  const tokens = swapForm()?.tokens ?? []
  const [from, to] = [findNamed(tokens, fromToken), findNamed(tokens, toToken)]
  const paid = findSwapToken(tokens, source) ?? from
  const isOnBoth = to !== undefined && to === paid && !target
  if (isOnBoth && !fromToken && !to.address) return editSwap({ source: undefined, target: {} })
  editSwap({
    ...(from && !source ? { source: choiceOf(from) } : {}),
    ...(to && !target && !isOnBoth ? { target: choiceOf(to) } : {}),
  })
}

/** The account that swaps, which may still be restored; `undefined` once the swap is another one. */
function accountFor(start: number): Promise<Holder | undefined> {
  const look = (): Holder | 'over' | undefined => (swapController.state.start === start ? swapAccount() : 'over')
  const now = look()
  return new Promise(resolve => {
    const settle = (found: Holder | 'over'): void => resolve(found === 'over' ? undefined : found)
    if (now) return settle(now)
    const stop = subscribe(computed(look), found => {
      if (!found) return
      stop()
      settle(found)
    })
  })
}

const choiceOf = ({ address }: SwapToken) => (address ? { address } : {})

/** The token of a symbol or contract; the chain's own coin before others with its symbol, a listed one before the rest. */
function findNamed(tokens: readonly SwapToken[], name: string): SwapToken | undefined {
  const wanted = name.toLowerCase()
  const coin = tokens.find(({ address }) => !address)
  if (isNativeAddress(name) || coin?.symbol.toLowerCase() === wanted) return coin
  const byAddress = tokens.find(({ address }) => address?.toLowerCase() === wanted)
  return byAddress ?? tokens.find(({ symbol, listed, address }) => address && listed && symbol.toLowerCase() === wanted)
}
