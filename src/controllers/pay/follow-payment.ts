import { parseCaipNetworkId } from '../../core/caip.js'
import type { PaymentUnderWay } from '../../core/entities/pay.js'
import { BuyStatusError, PaymentFailedError, QuoteStatusError } from '../../core/errors/pay.js'
import { isLostTransaction } from '../../core/errors/transaction.js'
import { EXCHANGE_POLL, PAY_POLL } from '../../core/limits.js'
import { tasks } from '../../core/task.js'
import { wait } from '../../core/time.js'
import { fetchExchangeStatus } from '../../services/blockchain/exchanges.js'
import { fetchPaymentStatus } from '../../services/catalogue/payments.js'
import { isUncertainLoss } from '../activity/pending-rules.js'
import { adapterFor } from '../connections/adapters.js'
import { awaitBatch } from '../holdings/await-batch.js'
import { networksController } from '../networks/networks.js'
import { optionsController } from '../shell/options.js'
import { track } from '../shell/analytics/track.js'
import { payFacts } from './pay-facts.js'
import { payController } from './pay.js'
import { forgetPayment, recordPayment, recordProposal } from './payments.js'

/** The outcome of a payment; `unsettled` if unknown. */
interface PaymentEnd {
  readonly status: 'paid' | 'failed' | 'refunded' | 'unsettled'
  readonly hash?: string | undefined
  readonly error?: Error | undefined
}

const following = tasks<string>()

/**
 * Follows a payment to its end, and shows it if it is the page's current one. It counts as paid only when the network,
 * and the payment service or the exchange if one is involved, have confirmed it. A second call joins the run.
 *
 * @param confirmed settles with the transaction, where the page that sent it is this one
 */
export const followPayment = (running: PaymentUnderWay, confirmed?: Promise<string>): Promise<void> =>
  following(running.key).join(
    signal => follow(running, signal, confirmed),
    running.sessionId ?? running.batch?.id ?? running.hash,
  )

/** Stops checking: the visitor pays in another way. */
export const stopFollowing = ({ key }: Pick<PaymentUnderWay, 'key'>): void => following(key).abort()

async function follow(running: PaymentUnderWay, signal: AbortSignal, confirmed?: Promise<string>): Promise<void> {
  show(running, 'waiting')
  checkProposal(running, signal).catch(() => undefined) // it is then remembered for a day, like any other
  const ending =
    running.via === 'exchange' ? await atExchange(running, signal) : await onChain(running, signal, confirmed)
  signal.throwIfAborted()
  settle(running, ending)
}

const isShown = ({ key }: PaymentUnderWay): boolean => payController.state.payment?.key === key

function show(running: PaymentUnderWay, status: 'waiting' | PaymentEnd['status'], error?: Error): void {
  if (isShown(running)) payController.step(status, { running, quote: undefined, error })
}

function settle(running: PaymentUnderWay, { status, hash, error }: PaymentEnd): void {
  const ended: PaymentUnderWay = { ...running, ...(hash ? { hash } : {}) }
  const { payment } = payController.state
  const facts = payment && isShown(running) ? payFacts(payment, ended) : undefined
  if (status === 'paid') recordPayment({ ...ended, paidAt: Date.now() })
  else if (status !== 'unsettled') forgetPayment(ended)
  show(ended, status, error)
  if (!facts) return
  if (status === 'paid') track('PAY_SUCCESS', facts)
  else if (status !== 'unsettled') track('PAY_ERROR', { ...facts, message: error?.message ?? status })
}

/** Polls; a failed request counts as unanswered. */
async function poll<T>(
  { pause, times }: { readonly pause: number; readonly times: number },
  ask: () => Promise<T | undefined>,
  signal: AbortSignal,
): Promise<{ readonly answer?: T | undefined; readonly error?: unknown }> {
  let error: unknown
  for (let turn = 0; turn < times; turn++) {
    await wait(pause, signal)
    try {
      const answer = await ask()
      if (answer !== undefined) return { answer }
      error = undefined
    } catch (cause) {
      signal.throwIfAborted()
      error = cause
    }
  }
  return { error }
}

async function atExchange(running: PaymentUnderWay, signal: AbortSignal): Promise<PaymentEnd> {
  const { exchangeId, sessionId } = running
  if (!exchangeId || !sessionId) return { status: 'unsettled' }
  const source = payController.state.payment?.deposit ? 'fund-wallet' : 'pay'
  const ask = async (): Promise<PaymentEnd | undefined> => {
    const { options } = optionsController.state
    const { status, txHash: hash } = await fetchExchangeStatus({ exchangeId, sessionId }, options, { signal, source })
    if (status === 'SUCCESS') return { status: 'paid', hash }
    if (status === 'FAILED') return { status: 'failed', hash, error: new PaymentFailedError({ details: 'exchange' }) }
    return undefined
  }
  const { answer, error } = await poll(EXCHANGE_POLL, ask, signal)
  return answer ?? { status: 'unsettled', error: error ? new BuyStatusError({ cause: error }) : undefined }
}

/** Whether the network shows that nothing was paid. A replacement that it does not show may have paid the same. */
const isRefuted = (cause: unknown): boolean => isLostTransaction(cause) && !isUncertainLoss(cause)

async function onChain(
  running: PaymentUnderWay,
  signal: AbortSignal,
  confirmed?: Promise<string>,
): Promise<PaymentEnd> {
  let hash: string | undefined
  try {
    const hashes = await awaitHashes(running, signal, confirmed)
    if (!hashes) return { status: 'unsettled' }
    hash = hashes.at(-1)
  } catch (cause) {
    if (isRefuted(cause)) return { status: 'failed', error: new PaymentFailedError({ cause, details: 'network' }) }
    signal.throwIfAborted()
    return { status: 'unsettled', error: cause instanceof Error ? cause : undefined }
  }
  if (hash && hash !== running.hash) {
    const sent = { ...running, hash }
    recordPayment(sent) // after a reload, the wallet may not be there to name it
    show(sent, 'waiting')
  }
  const { requestId } = running
  return { ...(requestId ? await atService(requestId, signal) : { status: 'paid' }), hash }
}

/** The port that can ask for a payment's transaction, and the query; `undefined` if the site no longer lists its network. */
async function transactionOf({ hash, from, caipNetworkId }: PaymentUnderWay, signal: AbortSignal) {
  const network = networksController.find(caipNetworkId)
  const namespace = parseCaipNetworkId(caipNetworkId)?.namespace
  if (!network || !namespace || !hash) return undefined
  const transfers = await (await adapterFor(namespace)).transfers?.()
  return transfers && { transfers, query: { hash, network, from, signal } }
}

/** Checks whether a payment waits for the account's owners to agree; if so, records and shows it. */
async function checkProposal(running: PaymentUnderWay, signal: AbortSignal): Promise<void> {
  if (running.proposed || !running.from) return
  const transaction = await transactionOf(running, signal)
  if (!(await transaction?.transfers.isProposed?.(transaction.query)) || signal.aborted) return
  recordProposal(running)
  const { status, running: shown } = payController.state
  if (status === 'waiting' && isShown(running) && shown?.hash === running.hash)
    show({ ...running, proposed: true }, 'waiting')
}

/**
 * Waits until the chain has the transaction; its hash, if known. `undefined` if nothing can tell, as the site no longer
 * lists its network, or the wallet and account that sent it as a batch are not connected.
 */
async function awaitHashes(
  running: PaymentUnderWay,
  signal: AbortSignal,
  confirmed?: Promise<string>,
): Promise<readonly string[] | undefined> {
  const { hash, batch, from } = running
  if (!hash && !confirmed) return batch && from ? awaitBatch(batch, from, signal) : undefined
  const transaction = confirmed ? undefined : await transactionOf(running, signal)
  if (!confirmed && !transaction) return undefined
  const known = await (confirmed ?? transaction?.transfers.awaitTransaction(transaction.query))
  return hash && known ? [known] : []
}

async function atService(requestId: string, signal: AbortSignal): Promise<PaymentEnd> {
  const ask = async (): Promise<PaymentEnd | undefined> => {
    const status = await fetchPaymentStatus(requestId, optionsController.state.options, { signal })
    const failure = { error: new PaymentFailedError({ details: status }) }
    if (status === 'success') return { status: 'paid' }
    if (status === 'failure') return { status: 'failed', ...failure }
    if (status === 'refund') return { status: 'refunded', ...failure }
    return status === 'timeout' ? { status: 'unsettled' } : undefined
  }
  const { answer, error } = await poll(PAY_POLL, ask, signal)
  return answer ?? { status: 'unsettled', error: error ? new QuoteStatusError({ cause: error }) : undefined }
}

/** Stops waiting for a sent payment. It may still go through, so an equal one comes with a warning for a while. */
export function discardPayment(running: PaymentUnderWay): void {
  const { key, via, caipNetworkId } = running
  stopFollowing(running)
  forgetPayment(running)
  recordPayment({ key, via, caipNetworkId, startedAt: Date.now() })
  payController.restart()
}
