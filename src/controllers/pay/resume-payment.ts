import type { PaymentUnderWay } from '../../core/entities/pay.js'
import { report } from '../shell/report.js'
import { routerController } from '../shell/router.js'
import { followPayment } from './follow-payment.js'
import { payController } from './pay.js'
import { isFollowable } from './payments.js'

/**
 * Shows an earlier payment instead of one that would repeat it; `false` if it cannot be followed, because the page that
 * asked the wallet is gone.
 */
export function resumePayment(earlier: PaymentUnderWay): boolean {
  if (!earlier.paidAt && !isFollowable(earlier)) return false
  if (earlier.paidAt) payController.step('paid', { running: earlier, quote: undefined })
  else report(followPayment(earlier))
  routerController.resetTo({ view: 'PayLoading', args: undefined })
  return true
}
