import { BALANCE_RETRY } from '../limits.js'
import { isOnline } from '../platform/online.js'

/** When a list that failed may be fetched again; at once if the browser is offline, because no service was asked. */
export const nextRetry = (): number | undefined => (isOnline() ? Date.now() + BALANCE_RETRY : undefined)

/** Whether a list must not be fetched yet, in ms since 1970. A clock that was set back never makes the pause longer. */
export const mustWait = (retryAt = 0, now = Date.now()): boolean => retryAt > now && retryAt <= now + BALANCE_RETRY
