import type { ChainNamespace } from '../../core/caip.js'
import { networksController } from '../networks.js'
import { rememberNetwork } from './remember-connection.js'

/** Makes another family the active one, now and at the next visit. No wallet is asked, and no connection is touched. */
export function selectNamespace(namespace: ChainNamespace): void {
  networksController.select(namespace)
  const network = networksController.state.active[namespace]
  if (network && !network.unsupported) rememberNetwork(network)
}
