import type { CallsProgress, PreparedCalls } from '../../chains/ports/calls.js'
import type { CallsQuote } from '../../core/entities/calls.js'
import { ModalClosedError } from '../../core/errors/attempt.js'
import {
  SendError,
  SimulationFailedError,
  TransactionRejectedError,
  WalletChangedError,
} from '../../core/errors/transaction.js'
import { Task } from '../../core/task.js'
import { refresh } from '../holdings/refresh.js'
import { report } from '../shell/report.js'
import { isCurrentCalls } from './caller.js'
import { callsController } from './calls.js'
import { preparedFor } from './prepare-calls.js'

/** The calls that a wallet was asked for. */
const confirmation = new Task()

/**
 * Asks the wallet for the prepared calls, as one batch or one after the other as shown to the visitor, and waits until they
 * are confirmed. A second call joins the first. After a rejection before anything was sent, the quote can be confirmed again;
 * after another failure before that, the calls can be prepared again; a later failure is final.
 *
 * @throws {ModalClosedError} nothing is ready to be confirmed
 * @throws {WalletChangedError} account, network or wallet changed; the remaining calls are not sent
 * @throws {TransactionRejectedError} rejected in the wallet
 * @throws {TransactionFailedError} a call failed on the chain
 * @throws {SendError} the wallet failed
 */
export const confirmCalls = (): Promise<void> => confirmation.join(confirm)

async function confirm(signal: AbortSignal): Promise<void> {
  const { quote, status } = callsController.state
  const calls = preparedFor(quote)
  if (!quote || !calls || status !== 'ready') throw new ModalClosedError()
  if (!isCurrentCalls(quote)) throw fail(new WalletChangedError())
  callsController.step('signing')
  try {
    await send(quote, calls, signal)
    if (!signal.aborted) callsController.step('sent')
  } catch (cause) {
    if (signal.aborted) throw cause
    throw fail(cause instanceof Error ? cause : new SendError({ cause }))
  } finally {
    if (!signal.aborted && callsController.state.progress.sent) report(refresh('eip155', tokensIn(quote)))
  }
}

async function send(quote: CallsQuote, calls: PreparedCalls, signal: AbortSignal): Promise<void> {
  const onStep = (progress: CallsProgress): void => {
    callsController.advance(progress)
    const isBetween = progress.done === progress.sent
    if (isBetween && !isCurrentCalls(quote)) throw new WalletChangedError()
  }
  const { hashes, confirmed } = await calls.send(signal, onStep)
  const { length: all } = quote.calls
  if (!signal.aborted) callsController.advance({ sent: all, done: quote.isAtomic ? 0 : all - 1, hashes })
  await confirmed
  if (!signal.aborted) callsController.advance({ sent: all, done: all, hashes })
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
