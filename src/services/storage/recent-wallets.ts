/** Storage name of the recently used wallets (WIRE 6). */
export const RECENT_WALLETS_NAME = '@appkit/recent_wallets'

/** Whether any are stored; denied or missing storage is a first visit. */
export function hasRecentWallets(): boolean {
  try {
    return localStorage.getItem(RECENT_WALLETS_NAME) !== null
  } catch {
    return false
  }
}
