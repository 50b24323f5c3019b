import { floorDecimals } from '../../core/amount.js'
import { toCaipAddress } from '../../core/caip.js'
import type { OnRampQuote, OnRampRequest } from '../../core/entities/onramp.js'
import { OnRampQuoteError } from '../../core/errors/onramp.js'
import { HttpStatusError } from '../../core/errors/service.js'
import { Task } from '../../core/task.js'
import { wait } from '../../core/time.js'
import { fetchOnRampOptions, fetchOnRampQuote } from '../../services/blockchain/onramp.js'
import { fetchPrice, nativePriceId } from '../../services/blockchain/prices.js'
import { placeOf } from '../send/start-send.js'
import { track } from '../shell/analytics/track.js'
import { optionsController } from '../shell/options.js'
import { report } from '../shell/report.js'
import { routerController } from '../shell/router.js'
import { type OnRampChoice, onRampController } from './onramp.js'
import { buyingAccount, onRampForm, pricingKey } from './onramp-form.js'
import { resumeEarlierPurchase } from './resume-earlier-purchase.js'
import { DEFAULT_PAYMENTS, DEFAULT_TOKENS, isPegged } from './rules.js'

/** How long an amount must be unchanged before the service is asked. */
const PAUSE = 200
/** How long an amount must be unchanged before it counts as too low: "2" may become "250". */
const TYPING_PAUSE = 800
/** Decimals of an estimate computed from a price. */
const ESTIMATE_DECIMALS = 8

const loading = new Task()
const quoting = new Task()
const typing = new Task()

/** Starts a purchase: fetches what can be bought, and a quote for the form's amount. */
export function startOnRamp(): void {
  const holder = buyingAccount()
  if (!holder) return
  resumeEarlierPurchase()
  if (routerController.state.direction !== 'back')
    track('SELECT_BUY_CRYPTO', { isSmartAccount: placeOf(holder).isSmartAccount })
  report(quoteOnRamp(), { shown: true }) // for what is known so far, if anything
  report(
    loadOnRampOptions().then(() => quoteOnRamp()),
    { shown: true },
  )
}

/** Applies the form input, and asks the service for a quote. */
export function editOnRamp(patch: Partial<OnRampChoice>): void {
  onRampController.edit(patch)
  if (patch.amount !== undefined) report(typing.replace(endTyping))
  report(quoteOnRamp(), { shown: true })
}

async function endTyping(signal: AbortSignal): Promise<void> {
  await wait(TYPING_PAUSE, signal)
  onRampController.stopTyping()
}

/** Whether the service refused a request for good; most have no such route. */
const isRefusal = (error: unknown): boolean =>
  error instanceof HttpStatusError && error.status >= 400 && error.status < 500

/**
 * Fetches what can be bought and paid with, once; missing answers have defaults (WIRE 2.3). After a failure, the next
 * call asks again while the defaults are offered.
 */
export async function loadOnRampOptions(): Promise<void> {
  const { status, isProvisional } = onRampController.state
  if (status === 'ready' && !isProvisional) return
  await loading.join(async signal => {
    if (!isProvisional) onRampController.offer({ status: 'loading' })
    const { options } = optionsController.state
    const { payments, tokens, ...failed } = await fetchOnRampOptions(options, { signal }).catch((error: unknown) => ({
      payments: undefined,
      tokens: undefined,
      isProvisional: !isRefusal(error),
    }))
    signal.throwIfAborted()
    onRampController.offer({
      status: 'ready',
      isProvisional: false,
      ...failed,
      payments: payments ?? DEFAULT_PAYMENTS,
      tokens: tokens ?? DEFAULT_TOKENS,
    })
  })
}

/**
 * Fetches a quote for the form's amount once it has not changed for 200 ms; the latest request wins, and older ones are
 * aborted.
 */
export const quoteOnRamp = (): Promise<void> => quoting.replace(quote)

async function quote(signal: AbortSignal): Promise<void> {
  const request = onRampForm()?.request
  if (!request) return onRampController.price(undefined)
  const key = pricingKey(request)
  onRampController.price({ status: 'loading', key })
  await wait(PAUSE, signal)
  try {
    const found = await fetchOnRampQuote(request, optionsController.state.options, { signal })
    if (!signal.aborted) onRampController.price({ status: 'ready', key, quote: found })
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof OnRampQuoteError) return onRampController.price({ status: 'unreadable', key })
    const found = await mockQuote(request, signal)
    if (!signal.aborted) onRampController.price({ status: 'ready', key, quote: found })
  }
}

/**
 * The substitute for a missing quote (SPEC 8): one to one for a token of the currency, otherwise by the token's price,
 * before fees. `undefined` without a price.
 */
async function mockQuote(request: OnRampRequest, signal: AbortSignal): Promise<OnRampQuote | undefined> {
  const { token, amount, currency } = request
  if (isPegged(token, currency)) return { purchaseAmount: amount, estimated: true }
  const { caipNetworkId, address } = token
  const id = address ? toCaipAddress(caipNetworkId, address) : nativePriceId(caipNetworkId)
  const { options } = optionsController.state
  const price = id ? await fetchPrice(id, options, { signal, currency }).catch(() => 0) : 0 // no price, no estimate
  const brought = price > 0 ? Number(amount) / price : 0
  if (!Number.isFinite(brought) || brought < 10 ** -ESTIMATE_DECIMALS) return undefined
  return {
    purchaseAmount: floorDecimals(brought.toFixed(ESTIMATE_DECIMALS + 1), ESTIMATE_DECIMALS),
    estimated: true,
  }
}
