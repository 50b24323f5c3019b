import type { OpenedPayUrl, PayOptions } from '../../core/entities/pay.js'
import { PaymentUnderWayError } from '../../core/errors/pay.js'
import { EXCHANGE_POPUP } from '../../core/limits.js'
import { openPopup } from '../../core/platform/popup.js'
import { expectPay } from './ask-exchanges.js'
import { startAtExchange } from './pay-at-exchange.js'
import { readPayment } from './read-payment.js'

/**
 * Starts a payment at an exchange and opens its page, for a site that shows the payment itself; call it during a click.
 * Like the modal's payments, it is followed and never started twice.
 *
 * @throws {PaymentStartError} the `pay` feature is off
 * @throws see `readPayment`; no window opens then
 * @throws {PaymentUnderWayError} another payment is starting, or an equal one was already started
 * @throws {AssetNotSupportedError} {PayUrlError} the exchange did not start it
 */
export async function openPayUrl(exchangeId: string, options: PayOptions): Promise<OpenedPayUrl> {
  expectPay()
  const payment = readPayment(options)
  const popup = payment.newTab ? openPopup(EXCHANGE_POPUP) : undefined
  const started = await startAtExchange(payment, { id: exchangeId, name: exchangeId }, popup)
  if (!started) throw new PaymentUnderWayError()
  return { ...started, opened: !payment.newTab || popup !== undefined }
}
