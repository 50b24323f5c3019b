import { unlessAborted } from '../../chains/shared/unless-aborted.js'
import type { RequestedCalls, SendCallsOutcome } from '../../core/entities/calls.js'
import { RequestPendingError } from '../../core/errors/connection.js'
import { ProviderNotFoundError } from '../../core/errors/not-found.js'
import { InvalidTransactionError, SendError, TransactionRejectedError } from '../../core/errors/transaction.js'
import { ViewOnlyError } from '../../core/errors/unavailable.js'
import { isRecord } from '../../services/readers.js'
import { isViewOnly } from '../accounts/active.js'
import { loadTokens } from '../holdings/load-tokens.js'
import { networksController } from '../networks/networks.js'
import { report } from '../shell/report.js'
import { open } from '../visit/open.js'
import { canSign, isElsewhere } from './calls-account.js'
import { type CallsState, callsController, isCallsOver, isCallsSigning } from './calls.js'
import { runOf } from './confirm-calls.js'
import { prepareCalls } from './prepare-calls.js'
import { readCalls } from './read-calls.js'

/**
 * Shows a site's calls for confirmation.
 *
 * @param options see `SendCallsOptions`
 * @returns how they ended: immediately once they are confirmed or have failed for good, otherwise once the visitor has left;
 *   `failed` without opening for invalid calls, without a connected EVM account, for a view-only account, and while a wallet
 *   is asked for other calls
 */
export async function requestCalls(options: unknown): Promise<SendCallsOutcome> {
  let asked: RequestedCalls
  try {
    asked = begin(options)
  } catch (cause) {
    const error = cause instanceof Error ? cause : new InvalidTransactionError({ cause })
    return { status: 'failed', error, hashes: [] }
  }
  const signal = isRecord(options) ? options['signal'] : undefined
  const over = whenEver(asked, isCallsOver)
  const closed = open({ view: 'SendCalls', ...(signal instanceof AbortSignal ? { signal } : {}) })
  await Promise.race([over.reached, closed])
  over.stop()
  const idle = whenEver(asked, ({ status }) => status !== 'signing') // the wallet may still answer after the visitor left
  await idle.reached
  idle.stop()
  if (callsController.state.asked !== asked) return replacedOutcome(asked)
  const outcome = currentOutcome()
  if (!isCallsOver(callsController.state)) callsController.start()
  return outcome
}

/** Takes a site's request. @throws why it cannot be shown */
function begin(options: unknown): RequestedCalls {
  if (isViewOnly('eip155')) throw new ViewOnlyError()
  if (!canSign()) throw new ProviderNotFoundError('eip155')
  const asked = readCalls(options)
  if (isCallsSigning()) throw new RequestPendingError()
  networksController.select('eip155')
  callsController.start(asked)
  report(loadTokens('eip155'), { shown: true })
  if (!isElsewhere(asked)) report(prepareCalls(), { shown: true })
  return asked
}

/** Resolves once a condition holds for these calls, or others have replaced them. */
function whenEver(asked: RequestedCalls, isSo: (state: CallsState) => boolean) {
  let stop = (): void => undefined
  const reached = new Promise<void>(resolve => {
    const look = (state: CallsState): void => {
      if (state.asked !== asked || isSo(state)) resolve()
    }
    stop = callsController.subscribe(look)
    look(callsController.state)
  })
  return { reached, stop: () => stop() }
}

/** The outcome of calls that others have replaced: if the wallet has them, they are followed to their end. */
async function replacedOutcome(asked: RequestedCalls): Promise<SendCallsOutcome> {
  const run = runOf(asked)
  if (!run) return { status: 'dismissed' }
  const { quote, signal } = run
  try {
    await unlessAborted(run.ended, signal)
  } catch (cause) {
    if (signal.aborted) return { status: 'dismissed' }
    const { hashes, done } = run.progress
    const error = cause instanceof Error ? cause : new SendError({ cause })
    return { status: 'failed', error, hashes: hashes.slice(0, done) }
  }
  const { caipNetworkId, isAtomic } = quote
  return { status: 'sent', caipNetworkId, isAtomic, hashes: run.progress.hashes }
}

/** The outcome of the current calls, or their status now that the visitor has left. */
function currentOutcome(): SendCallsOutcome {
  const { status, quote, error, progress } = callsController.state
  if (status === 'sent' && quote) {
    const { caipNetworkId, isAtomic } = quote
    return { status, caipNetworkId, isAtomic, hashes: progress.hashes }
  }
  if (!error) return { status: 'dismissed' }
  const hashes = progress.hashes.slice(0, progress.done)
  return { status: error instanceof TransactionRejectedError ? 'rejected' : 'failed', error, hashes }
}
