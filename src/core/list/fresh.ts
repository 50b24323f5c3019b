/**
 * Whether an entry stored at `timestamp` (ms since 1970) is still within `lifetime` ms. Invalid and future times count
 * as expired: the clock may have jumped, or another script wrote them.
 */
export const isFresh = (timestamp: unknown, lifetime: number, now = Date.now()): boolean =>
  typeof timestamp === 'number' && timestamp > 0 && timestamp <= now && now - timestamp < lifetime
