import type { Wallet } from '../../core/entities/wallet.js'
import { RECENT_WALLETS } from '../../core/limits.js'

/** A new recent wallet goes to the front; the list is trimmed to 2 (SPEC 4). */
export const addRecent = (recent: readonly Wallet[], wallet: Wallet): readonly Wallet[] =>
  [wallet, ...recent.filter(({ id }) => id !== wallet.id)].slice(0, RECENT_WALLETS)
