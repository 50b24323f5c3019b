import type { CaipNetworkId, ChainNamespace } from '../../../core/caip.js'
import { networksController } from '../../networks/networks.js'
import { optionsController } from '../../shell/options.js'
import { connectionsController } from '../connections.js'
import { applyNetwork } from './apply-network.js'
import { requestNetwork } from './request-network.js'

/**
 * Asks a wallet that has just connected for the network that was chosen before; it may refuse, and the page stays
 * on the wallet's. Asks nothing where the site wants no networks switched.
 *
 * @throws as `requestNetwork` does
 */
export async function requestChosenNetwork(
  namespace: ChainNamespace,
  connectorId: string,
  chosen: CaipNetworkId | undefined,
): Promise<void> {
  const network = chosen && networksController.find(chosen)
  if (!network || chosen === networksController.state.active[namespace]?.caipNetworkId) return
  if (optionsController.state.options.enableNetworkSwitch === false) return
  const reported = await requestNetwork(connectorId, network)
  if (connectionsController.activeConnectorId(namespace) === connectorId)
    applyNetwork(namespace, reported, { quiet: true })
}
