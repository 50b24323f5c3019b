import { hasPending } from '../../services/storage/pending-name.js'
import { report } from './report.js'

/**
 * Follows what was sent before the page was loaded, once the account that sent it is back. A page with nothing under way
 * loads nothing for this.
 */
export function resumePending(): void {
  if (hasPending()) report(import('./follow-pending.js').then(({ followPending }) => followPending()))
}
