import type { PayOptions, PayOutcome, Payment } from '../../core/entities/pay.js'
import { PaymentStartError } from '../../core/errors/pay.js'
import { PAY_TIMEOUT } from '../../core/limits.js'
import { wait } from '../../core/time.js'
import type { ViewName } from '../../core/views.js'
import { features } from '../shell/features.js'
import { report } from '../shell/report.js'
import { track } from '../shell/analytics/track.js'
import { open } from '../visit/open.js'
import { followPayment } from './follow-payment.js'
import { loadExchanges } from './load-exchanges.js'
import { payFacts } from './pay-facts.js'
import { isWithWallet, payController } from './pay.js'
import { payOutcome } from './pay-outcome.js'
import { earlierPayment, isFollowable } from './payments.js'
import { readPayment } from './read-payment.js'

/**
 * Opens the choice of how to pay.
 *
 * @throws {PaymentStartError} the `pay` feature is off, or a wallet is asked for another payment
 * @throws see `readPayment`; nothing opens then
 */
export function openPay(options: PayOptions): void {
  const payment = read(options)
  if (!options.signal?.aborted) report(begin(payment, options.signal))
}

/**
 * Opens the choice of how to pay, and waits until the payment is confirmed, the visitor leaves or the site's signal
 * closes the modal, or `timeout` milliseconds have passed.
 *
 * @throws see `openPay`
 */
export async function pay(options: PayOptions, timeout = PAY_TIMEOUT): Promise<PayOutcome> {
  const payment = read(options)
  const { signal } = options
  if (signal?.aborted) return { status: 'dismissed' }
  const timer = new AbortController()
  const paid = whenPaid(payment)
  const closed = begin(payment, signal).then(() => outcomeOf(payment))
  const timedOut = wait(timeout, timer.signal).then(
    () => outcomeOf(payment),
    () => outcomeOf(payment),
  )
  try {
    return await Promise.race([paid.outcome, closed, timedOut])
  } finally {
    paid.stop()
    timer.abort()
  }
}

function read(options: PayOptions): Payment {
  if (!features.get().pay) throw new PaymentStartError({ details: 'The `pay` feature is off.' })
  const payment = readPayment(options)
  const { status, payment: current } = payController.state
  if (isWithWallet(status) && current?.key !== payment.key)
    throw new PaymentStartError({ details: 'Another payment is waiting in the wallet.' })
  return payment
}

/** Shows a payment, or the outcome of an equal one; resolves once the dialog is closed. */
function begin(payment: Payment, signal: AbortSignal | undefined): Promise<unknown> {
  const show = (view: ViewName): Promise<unknown> => open({ view, signal })
  const { status, payment: current } = payController.state
  if (isWithWallet(status) && current?.key === payment.key) return show('PayQuote')
  payController.start(payment)
  const earlier = earlierPayment(payment)
  if (earlier?.paidAt) {
    payController.step('paid', { running: earlier })
    return show('PayLoading')
  }
  if (earlier && isFollowable(earlier)) {
    report(followPayment(earlier))
    return show('PayLoading')
  }
  track('PAY_MODAL_OPEN', payFacts(payment))
  report(loadExchanges(), { shown: true })
  return show('Pay')
}

/** Notifies once a payment is confirmed. */
function whenPaid(payment: Payment): { readonly outcome: Promise<PayOutcome>; readonly stop: () => void } {
  let stop = (): void => undefined
  const outcome = new Promise<PayOutcome>(resolve => {
    stop = payController.subscribe(state => {
      if (state.payment?.key === payment.key && state.status === 'paid') resolve(outcomeOf(payment))
    })
  })
  return { outcome, stop: () => stop() }
}

/** The status of a payment, as reported to its site. */
function outcomeOf(payment: Payment): PayOutcome {
  if (payController.state.payment?.key !== payment.key) return knownOutcome(payment)
  return payOutcome() ?? { status: 'dismissed' }
}

/** The data of a payment that is no longer the page's current one. */
function knownOutcome(payment: Payment): PayOutcome {
  const known = earlierPayment(payment)
  if (!known) return { status: 'dismissed' }
  return { status: known.paidAt === undefined ? 'pending' : 'paid', via: known.via, hash: known.hash }
}
