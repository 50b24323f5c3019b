import type { WalletConnectLink } from '../../chains/shared/walletconnect/link.js'
import type { ChainNamespace } from '../../core/caip.js'
import { networksController } from '../networks.js'
import { optionsController } from '../options.js'
import { establish } from './establish.js'

/**
 * Takes over what a wallet gave in a session, in every namespace of the site; the namespace that was active stays it when
 * the wallet has it. Gives the namespaces that are connected now.
 */
export function establishSession(link: WalletConnectLink): readonly ChainNamespace[] {
  const { activeNamespace } = networksController.state
  const served = optionsController.state.namespaces.filter(namespace => link.state.namespaces().includes(namespace))
  const first = served.find(namespace => namespace === activeNamespace) ?? served[0]
  const ordered = [...served.filter(namespace => namespace !== first), ...(first ? [first] : [])] // the last stays active
  for (const namespace of ordered) {
    const result = link.state.result(namespace)
    if (result) establish(namespace, result)
  }
  return [...ordered].reverse()
}
