import { hasPurchase } from '../../services/storage/purchase-name.js'
import { report } from '../shell/report.js'

/** Goes on with the purchase of an earlier page. A browser that knows of none loads nothing for this. */
export function resumeKept(): void {
  if (hasPurchase()) report(import('./follow-purchase.js').then(({ resumePurchase }) => resumePurchase()))
}
