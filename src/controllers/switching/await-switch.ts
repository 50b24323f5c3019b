import type { CaipNetworkId } from '../../core/caip.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import { SwitchNetworkError, SwitchRejectedError } from '../../core/errors/network.js'
import { connectionsController } from '../connections/connections.js'
import { networksController } from '../networks/networks.js'

/**
 * Waits until a connected wallet itself reports that it is on a network. Another network counts as a rejection, unless
 * it is one of `others`, which were requested earlier and may be answered late. The signal ends the wait.
 *
 * @throws {SwitchRejectedError} the wallet switched to another network
 * @throws {SwitchNetworkError} the wallet was disconnected, or another was connected
 */
export function awaitSwitch(
  { caipNetworkId, chainNamespace: namespace }: CaipNetwork,
  connectorId: string,
  { others, signal }: { readonly others: readonly CaipNetworkId[]; readonly signal: AbortSignal },
): Promise<void> {
  const idNow = (): CaipNetworkId | undefined => networksController.state.active[namespace]?.caipNetworkId
  let last = idNow()
  return new Promise((resolve, reject) => {
    const look = (): void => {
      const now = idNow()
      if (connectionsController.activeConnectorId(namespace) !== connectorId)
        reject(new SwitchNetworkError({ details: 'The wallet was disconnected meanwhile' }))
      else if (now === caipNetworkId) resolve()
      else if (now !== last && !others.some(other => other === now))
        reject(new SwitchRejectedError({ details: 'The wallet went to another network' }))
      last = now
    }
    const stops = [networksController.subscribe(look), connectionsController.subscribe(look)]
    signal.addEventListener('abort', () => stops.forEach(stop => stop()), { once: true })
  })
}
