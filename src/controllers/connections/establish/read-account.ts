import type { ChainNamespace } from '../../../core/caip.js'
import { keepBalancesFresh } from '../keep-balances-fresh.js'
import { loadBalance } from '../load-balance.js'
import { hasIntent } from '../../shell/intent.js'
import { report, reportFailure } from '../../shell/report.js'
import { whenIdle } from '../../shell/when-idle.js'

/** Reads the balance of an account that has just become visible. */
export const readBalance = (namespace: ChainNamespace): void => report(loadBalance(namespace))

/** Reads its balance, and the name for the page's button; if that cannot be requested, the address stays. */
export function readAccount(namespace: ChainNamespace): void {
  readBalance(namespace)
  keepBalancesFresh()
  if (!hasIntent()) return
  whenIdle(async () => {
    const { loadIdentity } = await import('../../accounts/load-identity.js')
    await loadIdentity(namespace).catch(error => reportFailure(error, { shown: true }))
  })
}
