import type { Wallet } from '../../core/entities/wallet.js'
import { RECENT_WALLETS } from '../../core/limits.js'

/** A new recent wallet goes to the front, in place of an older entry for it; the list is trimmed to 2 (SPEC 4). */
export function addRecent(recent: readonly Wallet[], wallet: Wallet): readonly Wallet[] {
  const isOther = ({ id, rdns }: Wallet): boolean => id !== wallet.id && !(rdns && rdns === wallet.rdns)
  return [wallet, ...recent.filter(isOther)].slice(0, RECENT_WALLETS)
}
