import { formatAmount } from '../../core/amount.js'
import { PaymentStartError, PaymentUnderWayError } from '../../core/errors/pay.js'
import type { Exchange, Payment, PaymentUnderWay, PayUrl } from '../../core/entities/pay.js'
import { navigation } from '../../core/platform/navigation.js'
import type { Popup } from '../../core/platform/popup.js'
import { Task } from '../../core/task.js'
import { fetchPayUrl } from '../../services/blockchain/exchanges.js'
import { modalController } from '../shell/modal.js'
import { navigate } from '../shell/navigate.js'
import { optionsController } from '../shell/options.js'
import { report } from '../shell/report.js'
import { track } from '../shell/analytics/track.js'
import { followPayment, stopFollowing } from './follow-payment.js'
import { payFacts } from './pay-facts.js'
import { isPayBusy, payController } from './pay.js'
import { earlierPayment, forgetPayment, recordPayment } from './payments.js'
import { resumePayment } from './resume-payment.js'

const starting = new Task<PayUrl | undefined>()

/**
 * Starts the payment at an exchange, navigates the window there, and follows it. A second call joins the first; an
 * equal payment started earlier is shown instead. Closing the dialog before the exchange has answered stops it.
 *
 * @param popup the window, opened during the click itself; `undefined` if the browser blocked it, or none is wanted
 * @param again the visitor knows that an equal payment may have been sent, and pays anyway
 * @throws {ModalClosedError} the dialog was closed, or the visitor left; the exchange was not opened
 * @throws {PaymentStartError} there is nothing to pay
 * @throws {PaymentUnderWayError} a wallet is asked for an equal payment, or was and never answered
 * @throws {PayUrlError} the exchange did not start it
 */
export async function payAtExchange(
  exchange: Exchange,
  popup: Popup | undefined,
  { again = false } = {},
): Promise<void> {
  if (isPayBusy()) {
    popup?.close()
    if (!starting.running) throw new PaymentUnderWayError()
    await starting.running
    return
  }
  let wasOpen = modalController.state.open // never true for a modal embedded in the page
  const unfollow = modalController.subscribe(({ open }) => {
    if (wasOpen && !open && payController.state.status === 'starting') leaveExchange()
    wasOpen = open
  })
  try {
    await starting.replace(signal => start(exchange, popup, again, signal))
  } finally {
    unfollow()
  }
}

async function start(
  exchange: Exchange,
  popup: Popup | undefined,
  again: boolean,
  signal: AbortSignal,
): Promise<PayUrl | undefined> {
  const { payment } = payController.state
  if (!payment) throw stop(popup, new PaymentStartError())
  const earlier = earlierPayment(payment)
  if (earlier && resumePayment(earlier)) {
    popup?.close()
    return undefined
  }
  if (earlier && !again) throw stop(popup, new PaymentUnderWayError())
  const begun = begin(payment, exchange, popup, signal)
  navigate({ view: 'PayLoading', args: undefined })
  return begun
}

/**
 * Starts a payment at an exchange for a site that shows it itself, and navigates the window there; it is followed like
 * any other.
 *
 * @throws {PaymentUnderWayError} another payment is starting, or an equal one was already started
 * @throws {PayUrlError} the exchange did not start it
 */
export async function startAtExchange(
  payment: Payment,
  exchange: Exchange,
  popup: Popup | undefined,
): Promise<PayUrl | undefined> {
  if (isPayBusy() || earlierPayment(payment)) {
    popup?.close()
    throw new PaymentUnderWayError()
  }
  payController.start(payment)
  return starting.replace(signal => begin(payment, exchange, popup, signal))
}

/**
 * Starts the payment at the exchange, records it so that no other page starts it again, and navigates the window there.
 */
async function begin(
  payment: Payment,
  exchange: Exchange,
  popup: Popup | undefined,
  signal: AbortSignal,
): Promise<PayUrl> {
  const { asset, recipient, amount, key, named, newTab, deposit } = payment
  const wanted = { exchangeId: exchange.id, exchangeName: exchange.name }
  const asked = { key, named, via: 'exchange' as const, startedAt: Date.now(), caipNetworkId: asset.network, ...wanted }
  payController.step('starting', { running: asked, blocked: newTab && !popup })
  track('PAY_EXCHANGE_SELECTED', { ...payFacts(payment, asked), exchange: { id: exchange.id } })
  try {
    const { url, sessionId } = await fetchPayUrl(
      { exchangeId: exchange.id, asset, amount: formatAmount(amount, asset.metadata.decimals), recipient },
      optionsController.state.options,
      { signal, source: deposit ? 'fund-wallet' : 'pay' },
    )
    signal.throwIfAborted()
    const running: PaymentUnderWay = { ...asked, sessionId, url }
    recordPayment(running)
    track('PAY_INITIATED', payFacts(payment, running))
    report(followPayment(running))
    if (newTab) popup?.go(url)
    else navigation().open(url, '_self')
    return { url, sessionId }
  } catch (cause) {
    popup?.close()
    if (!signal.aborted && payController.state.payment === payment)
      payController.step('failed', { running: asked, error: toError(cause) })
    throw cause
  }
}

const toError = (cause: unknown): Error => (cause instanceof Error ? cause : new PaymentStartError({ cause }))

function stop(popup: Popup | undefined, error: Error): Error {
  popup?.close()
  payController.step('choosing', { error })
  return error
}

/** Nothing was paid there, as the visitor says or as it never opened: another way can be chosen. */
export function leaveExchange(): void {
  const { running, status } = payController.state
  if (running?.via !== 'exchange' || status === 'paid') return
  starting.abort()
  stopFollowing(running)
  forgetPayment(running)
  payController.restart()
}
