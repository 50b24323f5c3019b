import { BatchRefusal } from '../../chains/shared/batch-refusal.js'
import { ModalClosedError } from '../../core/errors/attempt.js'
import { PaymentUnderWayError } from '../../core/errors/pay.js'
import {
  SendError,
  SimulationFailedError,
  TransactionFailedError,
  TransactionRejectedError,
  WalletChangedError,
} from '../../core/errors/transaction.js'
import type { PayQuote, PaymentUnderWay } from '../../core/entities/pay.js'
import { instance } from '../../core/instance.js'
import { Task } from '../../core/task.js'
import { addBatch, addPending } from '../holdings/follow-pending.js'
import { track } from '../shell/analytics/track.js'
import { report } from '../shell/report.js'
import { routerController } from '../shell/router.js'
import { followPayment } from './follow-payment.js'
import { payFacts } from './pay-facts.js'
import { payController } from './pay.js'
import { isCurrentPayment } from './paying-account.js'
import { earlierPayment, forgetPayment, recordPayment } from './payments.js'
import { isOutdated, preparePay, preparedFor } from './prepare-pay.js'
import { resumePayment } from './resume-payment.js'

/** The errors that prove that nothing was paid; the chain refuses the approval before the payment or the payment itself. */
const UNPAID = [TransactionRejectedError, WalletChangedError, SimulationFailedError, TransactionFailedError]

/** The payment that a wallet is asked for. */
const confirmation = new Task<void>()

/**
 * Asks the wallet to sign and send what was prepared. One at a time: a second call joins the first. The payment is
 * recorded before the wallet is asked, so that neither another page of the site nor this one after a reload sends it
 * again.
 *
 * @param again the visitor knows that an equal payment may have been sent, and pays anyway
 * @throws {ModalClosedError} nothing is ready to be confirmed, or the quote is too old: a new one is shown first
 * @throws {PaymentUnderWayError} an equal payment may have been sent; no wallet was asked
 * @throws {WalletChangedError} account, network or wallet changed; nothing was sent
 * @throws {TransactionRejectedError} refused; the quote, or a new one if the wallet refused to send all calls as a batch, can be
 *   confirmed again
 * @throws {SendError} the wallet failed
 */
export const confirmPay = ({ again = false } = {}): Promise<void> => confirmation.join(signal => confirm(signal, again))

async function confirm(signal: AbortSignal, again: boolean): Promise<void> {
  const { quote, status } = payController.state
  const ready = preparedFor(quote)
  if (!quote || !ready || status !== 'ready') throw new ModalClosedError()
  if (!isCurrentPayment(quote)) throw fail(quote, new WalletChangedError())
  if (isOutdated(quote)) {
    report(preparePay(), { shown: true })
    throw new ModalClosedError()
  }
  const earlier = earlierPayment(quote.payment)
  if (earlier && resumePayment(earlier)) return
  if (earlier && !again) throw fail(quote, new PaymentUnderWayError())
  const { key, named } = quote.payment
  const { caipNetworkId, connectorId, from, to, source: token, amount, requestId } = quote
  const asked: PaymentUnderWay = { key, named, via: 'wallet', startedAt: Date.now(), caipNetworkId }
  const paying: PaymentUnderWay = { ...asked, from, ...(requestId ? { requestId } : {}) }
  const transfer = { caipNetworkId, connectorId, from, to, token, amount }
  const isShown = (error: unknown): boolean => hasResult(asked, error)
  recordPayment(asked)
  payController.step('signing', { running: asked })
  track('PAY_INITIATED', payFacts(quote.payment, asked))
  let isBegun = false
  let isRecorded = false
  let sent = paying
  try {
    const { hash, confirmed } = await ready.send(
      instance().signal,
      ({ sent: calls, done, proposed, batch: accepted }) => {
        isBegun ||= calls > 0
        if (quote.requests === 1 && calls && !done && !proposed) payController.step('accepted', { running: asked })
        if ((proposed ?? done === calls) && !isCurrentPayment(quote)) throw new WalletChangedError() // between two requests
        if (!accepted) return
        isRecorded = true
        const batch = addBatch(transfer, accepted, isShown)
        sent = { ...paying, ...(batch ? { batch } : { hash: accepted.id }) }
        recordPayment(sent)
      },
    )
    if (hash !== sent.batch?.id) sent = { ...paying, hash } // else its wallet names no transaction
    recordPayment(sent)
    if (!isRecorded) addPending(transfer, hash, confirmed, isShown)
    signal.throwIfAborted() // sent and recorded, but the caller is gone
    report(followPayment(sent, confirmed))
    const { view } = routerController.route
    if (view === 'PayQuote' || view === 'Pay') routerController.resetTo({ view: 'PayLoading', args: undefined })
  } catch (cause) {
    const isInTurn = cause instanceof BatchRefusal
    const error = isInTurn ? cause.reason : cause instanceof Error ? cause : new SendError({ cause })
    if (signal.aborted) throw error
    track('PAY_ERROR', { ...payFacts(quote.payment, asked), message: error.message })
    if (isInTurn || UNPAID.some(kind => error instanceof kind)) forgetPayment(asked)
    if (!isInTurn) throw fail(isBegun ? undefined : quote, error)
    report(reviewInTurn(error), { shown: true })
    throw error
  }
}

/**
 * Whether the visitor looks at the progress of a payment, which does not say how a transaction was lost, or at its quote,
 * which says why it failed.
 */
function hasResult({ key, startedAt }: PaymentUnderWay, error: unknown): boolean {
  const { running } = payController.state
  const isFollowed = running?.key === key && running.startedAt === startedAt
  const isSaid = error === undefined || error instanceof TransactionFailedError
  const { view } = routerController.route
  return (view === 'PayLoading' || (view === 'PayQuote' && error !== undefined)) && isFollowed && isSaid
}

/** Prepares the payment again, with its calls one by one; only a visitor's own refusal is named as the reason. */
async function reviewInTurn(error: Error): Promise<void> {
  payController.step('choosing', { quote: undefined, running: undefined })
  const quote = await preparePay()
  const { status, quote: shown } = payController.state
  const isRejected = error instanceof TransactionRejectedError
  if (isRejected && status === 'ready' && shown === quote) payController.step('ready', { quote, error })
}

/**
 * A rejection, or a payment that may have been sent, keeps the quote; after any other failure, and once some of its calls were
 * sent, a new one is made.
 */
function fail(quote: PayQuote | undefined, error: Error): Error {
  const stays = quote && (error instanceof TransactionRejectedError || error instanceof PaymentUnderWayError)
  payController.step(stays ? 'ready' : 'choosing', { quote: stays ? quote : undefined, error, running: undefined })
  return error
}
