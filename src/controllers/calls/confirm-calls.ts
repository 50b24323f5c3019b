import type { CallsProgress, PreparedCalls } from '../../chains/ports/calls.js'
import { BatchRefusal } from '../../chains/shared/batch-refusal.js'
import type { CallsQuote, RequestedCalls } from '../../core/entities/calls.js'
import { ModalClosedError } from '../../core/errors/attempt.js'
import {
  SendError,
  SimulationFailedError,
  TransactionRejectedError,
  WalletChangedError,
} from '../../core/errors/transaction.js'
import { tasks } from '../../core/task.js'
import { refresh } from '../holdings/refresh.js'
import { isModalVisible } from '../shell/visibility.js'
import { report } from '../shell/report.js'
import { isCurrentCalls } from './calls-account.js'
import { NOTHING, callsController } from './calls.js'
import { preparedFor, prepareCalls } from './prepare-calls.js'

/** Calls that a wallet was asked for. Once it has sent them all, another request may replace them in the view. */
class CallsRun {
  progress = NOTHING
  /** Settles once the calls are confirmed or have failed. */
  ended: Promise<void> = Promise.resolve()

  constructor(
    readonly quote: CallsQuote,
    readonly signal: AbortSignal,
  ) {}

  /** Whether they are still the page's current calls. */
  get isCurrent(): boolean {
    return !this.signal.aborted && callsController.state.quote === this.quote
  }

  /** Records their progress. */
  advance(progress: CallsProgress): void {
    this.progress = progress
    if (this.isCurrent) callsController.advance(progress)
  }
}

const confirmations = tasks<CallsQuote>()

const runs = new WeakMap<RequestedCalls, CallsRun>()

/** The calls of a request, if a wallet has been asked for them and has not refused. */
export const runOf = (asked: RequestedCalls): CallsRun | undefined => runs.get(asked)

/**
 * Asks the wallet for the prepared calls, as one batch or one after the other as shown to the visitor, and waits until they
 * are confirmed. A second call joins the first. If the wallet refuses to execute them as a batch, they are prepared again, to be
 * sent in turn after another confirmation. After any other rejection before anything was sent, the quote can be confirmed again;
 * after another failure before that, the calls can be prepared again; a later failure is final.
 *
 * @throws {ModalClosedError} nothing is ready to be confirmed
 * @throws {WalletChangedError} account, network or wallet changed; the remaining calls are not sent
 * @throws {TransactionRejectedError} rejected in the wallet
 * @throws {TransactionFailedError} a call failed on the chain
 * @throws {SendError} the wallet failed
 */
export async function confirmCalls(): Promise<void> {
  const { quote } = callsController.state
  if (!quote) throw new ModalClosedError()
  await confirmations(quote).join(signal => confirm(quote, signal))
}

async function confirm(quote: CallsQuote, signal: AbortSignal): Promise<void> {
  const { asked, status } = callsController.state
  const calls = preparedFor(quote)
  if (!asked || !calls || status !== 'ready') throw new ModalClosedError()
  if (!isCurrentCalls(quote)) throw fail(new WalletChangedError())
  callsController.step('signing')
  const run = new CallsRun(quote, signal)
  runs.set(asked, run)
  try {
    await (run.ended = send(run, calls))
    if (run.isCurrent) callsController.step('sent')
  } catch (cause) {
    if (signal.aborted) throw cause
    if (!run.progress.sent) runs.delete(asked)
    if (!run.isCurrent) throw cause
    if (cause instanceof BatchRefusal) throw isModalVisible() ? reviewInTurn(cause.reason) : fail(cause.reason)
    throw fail(cause instanceof Error ? cause : new SendError({ cause }))
  } finally {
    if (!signal.aborted && run.progress.sent) report(refresh('eip155', tokensIn(quote)))
  }
}

async function send(run: CallsRun, calls: PreparedCalls): Promise<void> {
  const { quote, signal } = run
  const onStep = (progress: CallsProgress): void => {
    run.advance(progress)
    const isBetween = progress.proposed ?? progress.done === progress.sent
    if (isBetween && !isCurrentCalls(quote)) throw new WalletChangedError()
  }
  const { hashes, confirmed } = await calls.send(signal, onStep)
  const { length: all } = quote.calls
  run.advance({ sent: all, done: quote.isAtomic || run.progress.proposed ? 0 : all - 1, hashes })
  const last = await confirmed
  run.advance({ sent: all, done: all, hashes: hashes.length ? [...hashes.slice(0, -1), last] : [] })
}

/** Prepares the calls again, to be sent one by one; only a visitor's own refusal is named as the reason. */
function reviewInTurn(error: Error): Error {
  callsController.step('asked')
  report(prepareCalls(error instanceof TransactionRejectedError ? error : undefined), { shown: true })
  return error
}

/** Records why the calls stopped, and what can still be done. */
function fail(error: Error): Error {
  const { progress, quote } = callsController.state
  const isUntouched = progress.sent === 0
  if (isUntouched && error instanceof TransactionRejectedError) callsController.step('ready', { error })
  else {
    const isKnown = error instanceof WalletChangedError || error instanceof SimulationFailedError
    callsController.step('failed', { error, quote: isUntouched && isKnown ? undefined : quote })
  }
  return error
}

/** The contracts of the tokens that the calls move. */
const tokensIn = ({ tokens }: CallsQuote): readonly string[] => Object.keys(tokens)
