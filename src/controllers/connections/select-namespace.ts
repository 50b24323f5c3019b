import type { ChainNamespace } from '../../core/caip.js'
import { connectionsController } from './connections.js'
import { networksController } from '../networks/networks.js'
import { optionsController } from '../shell/options.js'
import { leaveUnsupportedView } from './establish/place-network.js'
import { rememberNetwork } from './establish/remember-connection.js'

/** Activates another family, now and on the next visit. No wallet is asked, and no connection changes. */
export function selectNamespace(namespace: ChainNamespace): void {
  networksController.select(namespace)
  const network = networksController.state.active[namespace]
  if (network && !network.unsupported) rememberNetwork(network)
  leaveUnsupportedView()
}

/** The families that are connected, in the order of the site's networks. */
export const connectedNamespaces = (): readonly ChainNamespace[] =>
  optionsController.state.namespaces.filter(target => connectionsController.activeConnectorId(target))

/** The family to activate when the active one ends: one that is still connected, if any. */
export function nextNamespace(ended: readonly ChainNamespace[]): ChainNamespace | undefined {
  if (!ended.some(target => target === networksController.state.activeNamespace)) return undefined
  return connectedNamespaces().find(target => !ended.includes(target))
}

/** Switches to another connected family when the active one ends. */
export function leaveNamespace(ended: readonly ChainNamespace[]): void {
  const next = nextNamespace(ended)
  if (next) selectNamespace(next)
}
