import type { ChainNamespace } from '../../core/caip.js'
import { hasIntent } from './intent.js'
import { later } from './later.js'
import { loadBackstage } from './load-backstage.js'
import { tell } from './report.js'
import { whenIdle } from './when-idle.js'

/** Reads the balance of an account that has just come on screen. */
export const readBalance = (namespace: ChainNamespace): void => later(({ loadBalance }) => loadBalance(namespace))

/** Reads its balance, and the name that the button of the page shows as well; who cannot be asked for it leaves the address. */
export function readAccount(namespace: ChainNamespace): void {
  readBalance(namespace)
  if (!hasIntent()) return
  whenIdle(async () => (await loadBackstage()).loadIdentity(namespace).catch(error => tell(error, { shown: true })))
}
