import type { ChainNamespace } from '../../../core/caip.js'
import { startNetwork } from '../../networks/start-network.js'
import { networksController } from '../../networks/networks.js'
import { optionsController } from '../../shell/options.js'

/** Without a wallet there is no unsupported network: the initial network replaces the placeholder. */
export function restoreNetwork(namespace: ChainNamespace): void {
  if (!networksController.state.active[namespace]?.unsupported) return
  const { defaultNetwork } = optionsController.state.options
  const network = startNetwork(networksController.list(namespace), defaultNetwork?.id, undefined)
  if (network) networksController.activate(network, { select: networksController.state.activeNamespace === namespace })
}
