import type { CaipNetworkId } from '../../../core/caip.js'
import type { CaipNetwork } from '../../../core/entities/network.js'
import { SwitchNetworkError } from '../../../core/errors/network.js'
import { adapterFor } from '../adapters.js'

/**
 * Asks a connected wallet for a network, and resolves to the one it is on afterwards; the requested one for wallets
 * without a network of their own.
 *
 * @throws {SwitchNetworkError} only the visitor can switch the wallet's network
 * @throws as the port's `switchNetwork` does
 */
export async function requestNetwork(
  connectorId: string,
  network: CaipNetwork,
  signal?: AbortSignal,
): Promise<CaipNetworkId | undefined> {
  const connector = (await adapterFor(network.chainNamespace)).wallets?.connector(connectorId)
  if (connector?.isSwitchedByVisitor)
    throw new SwitchNetworkError({ details: 'The wallet chooses its network itself.' })
  return connector?.switchNetwork ? connector.switchNetwork(network, signal) : network.caipNetworkId
}
