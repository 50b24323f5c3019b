import type { PayOutcome } from '../../core/entities/pay.js'
import { PaymentFailedError } from '../../core/errors/pay.js'
import { isPayBusy, isWithWallet, payController } from './pay.js'

/** The status of the page's payment; `undefined` before a wallet or an exchange was asked for it. */
export function payOutcome(): PayOutcome | undefined {
  const { status, running, error } = payController.state
  const via = running?.via ?? 'wallet'
  if (status === 'paid') return { status: 'paid', via, hash: running?.hash }
  if (status === 'failed' || status === 'refunded')
    return { status: 'failed', error: error ?? new PaymentFailedError({ details: status }) }
  const isUnderWay = isWithWallet(status) || status === 'waiting' || status === 'unsettled'
  return isUnderWay ? { status: 'pending', via, hash: running?.hash } : undefined
}

/** Whether the page's payment is in progress at a wallet or an exchange. */
export const isPaymentInProgress = (): boolean => isPayBusy() || payController.state.status === 'waiting'

/** How the page's payment ended; `undefined` before the first payment and during one. */
export const payResult = (): PayOutcome | undefined => (isPaymentInProgress() ? undefined : payOutcome())

/** Why the last step of the page's payment failed. */
export const payError = (): Error | undefined => payController.state.error
