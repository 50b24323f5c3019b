import type { CallsProgress } from '../../chains/ports/calls.js'
import { BatchRefusal } from '../../chains/shared/batch-refusal.js'
import { formatAmount } from '../../core/amount.js'
import type { SwapQuote } from '../../core/entities/swap.js'
import { ModalClosedError } from '../../core/errors/attempt.js'
import { SwapMinimumError, SwapPermitError, SwapPriceError, SwapRouteError } from '../../core/errors/swap.js'
import {
  SendError,
  SimulationFailedError,
  TransactionRejectedError,
  WalletChangedError,
} from '../../core/errors/transaction.js'
import type { SwapFacts } from '../../core/events.js'
import { instance } from '../../core/instance.js'
import { addMessages } from '../../core/i18n/add-messages.js'
import { t } from '../../core/i18n/t.js'
import { Task } from '../../core/task.js'
import { swap as texts } from '../../locales/en/swap.js'
import { holderOf } from '../accounts/holder.js'
import { addBatch, addPending } from '../holdings/follow-pending.js'
import { placeOf } from '../send/start-send.js'
import { transactionStackController } from '../send/transaction-stack.js'
import { track } from '../shell/analytics/track.js'
import { routerController } from '../shell/router.js'
import { snackController } from '../shell/snack.js'
import { isCurrentSwap } from './current-swap.js'
import { type PreparedSwap, makeSwap } from './make-swap.js'
import { forgetPermit, keepPermit, recordPermitRefusal } from './permits.js'
import { isOutdated, matchesAllowance, preparedFor, refreshSwap, showPrepared } from './prepare-swap.js'
import { type SentSwap, swapController } from './swap.js'

addMessages(texts)

/** The swap that a wallet was asked for. */
const confirmation = new Task<string>()

/**
 * Asks the wallet to sign the prepared swap, after the permit or the approval if one is needed; resolves to the swap's hash,
 * or to the id of its batch if the wallet names no transaction. One at a time: a second call joins the first. After a
 * rejection, the quote can be confirmed again; if the wallet rejected approval and swap as one batch, a new quote asks for each
 * separately.
 *
 * @throws {ModalClosedError} nothing is ready to be confirmed, or the quote is too old: a new one is shown first
 * @throws {WalletChangedError} account, network or wallet changed; no swap was sent
 * @throws {TransactionRejectedError} rejected in the wallet
 * @throws {SwapPermitError} no permit was signed that the token accepts; the new quote asks for an approval
 * @throws {SwapPriceError} it yields less than when the wallet was asked; the new quote must be reviewed
 * @throws {SimulationFailedError} the chain would refuse it, so the wallet sent nothing
 * @throws {TransactionFailedError} the approval failed on the chain
 * @throws {SendError} the wallet failed
 */
export const confirmSwap = (): Promise<string> => confirmation.join(confirm)

async function confirm(signal: AbortSignal): Promise<string> {
  const { quote, status } = swapController.state
  const ready = preparedFor(quote)
  if (!ready || status !== 'ready' || !matchesAllowance(ready.quote)) throw new ModalClosedError()
  if (!isCurrentSwap(ready.quote)) throw fail(ready.quote, new WalletChangedError())
  if (isOutdated(ready.quote)) throw await renew(ready.quote)
  const facts = factsOf(ready.quote)
  track('INITIATE_SWAP', facts)
  swapController.step(ready.quote.requests > 1 ? 'approving' : 'signing', { quote: ready.quote })
  transactionStackController.push({ onSuccess: leaveViews })
  try {
    const built = 'permit' in ready ? await permitted(ready, signal) : ready
    const sent = await send(built, instance().signal)
    signal.throwIfAborted() // sent and recorded, but its instance has ended
    snackController.show(t('snack.swapSent'), 'success')
    swapController.finish(sent)
    track('SWAP_SUCCESS', facts)
    transactionStackController.pop('success')
    return sent.hash
  } catch (cause) {
    const isSwap = swapController.state.status !== 'approving'
    const error = await explain(cause, ready.quote, signal)
    if (signal.aborted) throw error
    const { status: at, quote: current = ready.quote } = swapController.state
    track(isSwap ? 'SWAP_ERROR' : 'SWAP_APPROVAL_ERROR', { ...facts, message: error.message })
    transactionStackController.pop(at === 'ready' || error instanceof TransactionRejectedError ? 'cancel' : 'error')
    throw at === 'ready' ? error : fail(current, error)
  }
}

/** Replaces an outdated quote, or shows why no new one can be had. */
async function renew(quote: SwapQuote): Promise<Error> {
  try {
    await refreshSwap()
  } catch (cause) {
    const isMine = swapController.state.quote === quote && !(cause instanceof ModalClosedError)
    if (isMine) return fail(quote, cause instanceof Error ? cause : new SwapRouteError({ cause }))
  }
  return new ModalClosedError()
}

/**
 * Has the permit signed and the swap built with it. If the result is worse than what the visitor confirmed, it is shown for
 * review instead, and the wallet is not asked.
 */
async function permitted(
  asked: Extract<PreparedSwap, { readonly permit: unknown }>,
  signal: AbortSignal,
): Promise<Extract<PreparedSwap, { readonly calls: unknown }>> {
  const permit = await asked.permit.sign(signal)
  if (permit && asked.use) keepPermit(asked.use, permit)
  else recordPermitRefusal(asked.quote.connectorId)
  const made = await makeSwap(signal)
  signal.throwIfAborted()
  if (!isCurrentSwap(asked.quote)) throw new WalletChangedError()
  if (!permit || 'permit' in made || !isAsGood(made.quote, asked.quote)) {
    const error = permit ? new SwapPriceError() : new SwapPermitError()
    showPrepared(made, error)
    throw error
  }
  swapController.step('signing', { quote: made.quote })
  return made
}

/** Whether a swap is the confirmed one, with its permit signed, and yields no less. */
function isAsGood(made: SwapQuote, asked: SwapQuote): boolean {
  const isSame =
    made.amount === asked.amount &&
    made.source.address === asked.source.address &&
    made.target.address === asked.target.address &&
    made.router === asked.router
  return isSame && made.allowance === 'signed' && made.minimum >= asked.minimum
}

/**
 * Why a swap was not sent. If the chain would refuse it because it now yields less than agreed, the new amount is shown for
 * review.
 */
async function explain(cause: unknown, asked: SwapQuote, signal: AbortSignal): Promise<Error> {
  if (cause instanceof BatchRefusal) return reviewInTurn(cause.reason, asked, signal)
  const error = cause instanceof Error ? cause : new SendError({ cause })
  if (!(error instanceof SimulationFailedError) || signal.aborted) return error
  let made: PreparedSwap
  try {
    made = await makeSwap(signal)
  } catch (reason) {
    return reason instanceof SwapMinimumError ? reason : error // the wallet's error is reason enough
  }
  if (signal.aborted || !isCurrentSwap(asked) || made.quote.toAmount >= asked.minimum) return error
  const moved = new SwapPriceError({ cause: error })
  showPrepared(made, moved)
  return moved
}

/** Shows the swap for another review, with approval and swap one by one; only a visitor's own refusal is named as the reason. */
async function reviewInTurn(refusal: Error, asked: SwapQuote, signal: AbortSignal): Promise<Error> {
  if (signal.aborted) return refusal
  let made: PreparedSwap
  try {
    made = await makeSwap(signal)
  } catch (cause) {
    return cause instanceof Error ? cause : new SwapRouteError({ cause })
  }
  if (signal.aborted) return refusal
  if (!isCurrentSwap(asked)) return new WalletChangedError()
  showPrepared(made, refusal instanceof TransactionRejectedError ? refusal : undefined)
  return refusal
}

/** A sent swap is recorded in any case, so that it is followed after the page has gone. */
async function send(
  { quote, calls, use }: Extract<PreparedSwap, { readonly calls: unknown }>,
  signal: AbortSignal,
): Promise<SentSwap> {
  const { caipNetworkId, connectorId, from, router, source, target, amount, toAmount } = quote
  const received = {
    symbol: target.symbol,
    quantity: formatAmount(toAmount, target.decimals),
    ...(target.address ? { token: target.address } : {}),
  }
  const recorded = { caipNetworkId, connectorId, from, to: router, token: source, amount, received }
  const isShown = (error?: unknown): boolean =>
    error !== undefined && routerController.route.view === 'SwapPreview' && swapController.state.quote === quote
  let isRecorded = false
  let batchId = ''
  const onStep = ({ sent, done, proposed, batch }: CallsProgress): void => {
    if ((proposed ?? done === sent) && !isCurrentSwap(quote)) throw new WalletChangedError() // between two requests
    if (quote.requests === 1 && sent && !done && !proposed) swapController.step('accepted', { quote })
    const settled = proposed ? sent : done
    if (settled && settled >= quote.requests - 1) swapController.step('signing', { quote }) // all but the swap itself
    if (!batch) return
    isRecorded = true
    batchId = addBatch(recorded, batch, isShown)?.id ?? ''
  }
  const { hash, confirmed } = await calls.send(signal, onStep)
  if (use) forgetPermit(use)
  if (!isRecorded) addPending(recorded, hash, confirmed)
  return { hash, ...(hash === batchId ? { batchId } : {}), quote }
}

/** Leaves the form unchanged; after a rejection before anything was sent, the quote too. */
function fail(quote: SwapQuote, error: Error): Error {
  const isApproval = quote.allowance === 'exact' || quote.allowance === 'unlimited'
  const isApproved = isApproval && quote.requests > 1 && swapController.state.status === 'signing'
  const stays = error instanceof TransactionRejectedError && !isApproved
  swapController.step(stays ? 'ready' : 'editing', { quote: stays ? quote : undefined, error })
  return error
}

/** A swap ends in the Account view (SPEC 4). */
function leaveViews(): void {
  if (routerController.route.view === 'SwapPreview') routerController.back([{ view: 'Account', args: undefined }])
}

function factsOf({ caipNetworkId, source, target, amount, toAmount }: SwapQuote): SwapFacts {
  const holder = holderOf('eip155')
  const place = holder ? placeOf(holder) : { isSmartAccount: false, network: caipNetworkId }
  return {
    ...place,
    swapFromToken: source.symbol,
    swapToToken: target.symbol,
    swapFromAmount: formatAmount(amount, source.decimals),
    swapToAmount: formatAmount(toAmount, target.decimals),
  }
}
