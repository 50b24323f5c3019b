import type { ChainNamespace } from '../../core/caip.js'
import { instance, instanceValue } from '../../core/instance.js'
import { BALANCE_CACHE } from '../../core/limits.js'
import { isOnline } from '../../core/platform/online.js'
import { isPageVisible, watchVisibility } from '../../core/platform/visibility.js'
import { isBalanceShown } from '../accounts/balance-viewers.js'
import { holderOf } from '../accounts/holder.js'
import { nativeBalanceCache } from '../../services/storage/cache.js'
import { siteTransactions } from '../../services/wallets/site-transactions.js'
import { report } from '../shell/report.js'
import { followSent } from './follow-sent.js'
import { loadBalance } from './load-balance.js'
import { connectedNamespaces } from './select-namespace.js'

/** When the next known balance will be 30 s old, in ms from now; 30 s if none is known, or all are older. */
function untilOutdated(): number {
  const left = connectedNamespaces().map(namespace => {
    const owner = holderOf(namespace)?.owner
    const known = owner && nativeBalanceCache.read(owner)
    return known ? known.timestamp + BALANCE_CACHE - Date.now() : 0
  })
  return Math.min(BALANCE_CACHE, ...left.filter(time => time > 0))
}

/**
 * Reads the balances of the connected accounts again when they are 30 s old, when the visitor comes back to the page,
 * when the browser is online again, and after the site itself sent a transaction. A page that is hidden, or that shows
 * no balance, asks for nothing.
 */
export const keepBalancesFresh: () => void = instanceValue(() => {
  const { signal } = instance()
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (time: number = BALANCE_CACHE): void => {
    clearTimeout(timer)
    if (isPageVisible() && !signal.aborted) timer = setTimeout(look, time)
  }
  const read = async (namespace: ChainNamespace): Promise<void> => {
    await loadBalance(namespace)
    wait(untilOutdated())
  }
  const look = (): void => {
    wait()
    if (!isPageVisible() || !isOnline() || !isBalanceShown()) return
    for (const namespace of connectedNamespaces()) report(read(namespace), { shown: true })
  }
  const unwatch = watchVisibility(look)
  const unhear = siteTransactions.onSent(transaction => report(followSent(transaction), { shown: true }))
  addEventListener('online', look, { signal })
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    unwatch()
    unhear()
  })
  wait()
})
