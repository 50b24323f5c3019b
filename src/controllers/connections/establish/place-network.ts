import type { CaipNetworkId, ChainNamespace } from '../../../core/caip.js'
import type { CaipNetwork } from '../../../core/entities/network.js'
import { activeNetwork } from '../../accounts/active.js'
import { unsupportedNetwork } from '../../networks/rules.js'
import { networksController } from '../../networks/networks.js'
import { routerController } from '../../shell/router.js'
import { rememberNetwork } from './remember-connection.js'

/**
 * Sets a family's network to the one that its wallet reports, and remembers it. One that the site does not list becomes
 * the placeholder (SPEC 4).
 */
export function placeNetwork(namespace: ChainNamespace, caipNetworkId: CaipNetworkId | undefined): CaipNetwork {
  const listed = caipNetworkId && networksController.find(caipNetworkId)
  const network = listed || unsupportedNetwork(namespace, caipNetworkId)
  networksController.activate(network, { select: networksController.state.activeNamespace === namespace })
  if (listed) {
    rememberNetwork(listed)
    leaveUnsupportedView()
  }
  return network
}

/** Leaves the view that asks for another network once the active family is on one that the site lists. */
export function leaveUnsupportedView(): void {
  if (routerController.route.view === 'UnsupportedChain' && !activeNetwork.get()?.unsupported)
    routerController.resetTo({ view: 'Account', args: undefined })
}
