import { hasPurchase } from '../../services/storage/unfinished.js'
import { report } from '../shell/report.js'

/** Resumes an earlier page's purchase. Without one, no code is loaded for this. */
export function resumeEarlierPurchase(): void {
  if (hasPurchase()) report(import('./follow-purchase.js').then(({ resumePurchase }) => resumePurchase()))
}
