import { reconnect } from '../connections/reconnect.js'
import { hasPending } from '../../services/storage/unfinished.js'
import { report } from '../shell/report.js'
import { followSignIn } from './follow-sign-in.js'

/**
 * Follows transactions sent before the page loaded, once their account is restored. A page without pending transactions
 * loads no code for this.
 */
function resumePending(): void {
  if (hasPending()) report(import('../holdings/follow-pending.js').then(({ followPending }) => followPending()))
}

/** Restores the connections from the last visit, and follows the transactions sent then. */
export function restoreConnections(): Promise<void> {
  followSignIn()
  return reconnect(resumePending)
}
