import type { ChainNamespace } from '../../core/caip.js'
import { connectionsController } from './connections.js'
import { networksController } from '../networks/networks.js'
import { optionsController } from '../shell/options.js'
import { rememberNetwork } from './establish/remember-connection.js'

/** Makes another family the active one, now and at the next visit. No wallet is asked, and no connection is touched. */
export function selectNamespace(namespace: ChainNamespace): void {
  networksController.select(namespace)
  const network = networksController.state.active[namespace]
  if (network && !network.unsupported) rememberNetwork(network)
}

/** The families that are connected, in the order of the site's networks. */
export const connectedNamespaces = (): readonly ChainNamespace[] =>
  optionsController.state.namespaces.filter(target => connectionsController.activeConnectorId(target))

/** What the page goes on with when families end and the active one is among them: one that stays connected, if any. */
export function nextNamespace(ended: readonly ChainNamespace[]): ChainNamespace | undefined {
  if (!ended.some(target => target === networksController.state.activeNamespace)) return undefined
  return connectedNamespaces().find(target => !ended.includes(target))
}

/** Goes on with another family when the active one ends while that is connected. */
export function leaveNamespace(ended: readonly ChainNamespace[]): void {
  const next = nextNamespace(ended)
  if (next) selectNamespace(next)
}
