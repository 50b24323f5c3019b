import type { CaipNetwork } from '../../core/entities/network.js'
import { NetworkNotFoundError, SwitchNetworkError, SwitchRejectedError } from '../../core/errors/network.js'
import { connectionsController } from '../connections/connections.js'
import { networksController } from '../networks/networks.js'
import { routerController } from '../shell/router.js'
import { adapterFor } from '../connections/adapters.js'
import { applyNetwork } from '../connections/establish/apply-network.js'
import { forceClose } from '../connections/close.js'
import { rememberNetwork } from '../connections/establish/remember-connection.js'
import { selectNamespace } from '../connections/select-namespace.js'
import { showAlert } from '../shell/show-alert.js'
import { track } from '../shell/analytics/track.js'

let latest = 0

/**
 * Changes the active network. A connected wallet is asked and its answer is what is shown; without one the choice is
 * only noted. Asking for another network while one is asked for leaves the first without effect on the views.
 *
 * @throws {NetworkNotFoundError} the network is not in the site's list
 * @throws {SwitchRejectedError} the visitor refused
 * @throws {ChainNotSupportedError} the wallet neither knows the chain nor takes it
 * @throws {SwitchNetworkError} the wallet stayed where it was, or failed in another way
 */
export async function switchNetwork(caipNetworkId: string): Promise<void> {
  const network = networksController.find(caipNetworkId)
  if (!network) {
    showAlert('networkNotFound', { detail: caipNetworkId })
    throw new NetworkNotFoundError({ details: caipNetworkId })
  }
  const connectorId = connectionsController.activeConnectorId(network.chainNamespace)
  if (!connectorId) return choose(network)
  const turn = ++latest
  networksController.setSwitching({ caipNetworkId: network.caipNetworkId, status: 'waiting' })
  try {
    await askWallet(network, connectorId)
    if (turn === latest) networksController.setSwitching(undefined)
    track('SWITCH_NETWORK', { network: network.caipNetworkId })
    if (turn === latest) leaveView()
  } catch (cause) {
    const error = cause instanceof Error ? cause : new SwitchNetworkError({ cause })
    const status = error instanceof SwitchRejectedError ? 'rejected' : 'failed'
    if (turn === latest) networksController.setSwitching({ caipNetworkId: network.caipNetworkId, status, error })
    throw error
  }
}

function choose(network: CaipNetwork): void {
  networksController.activate(network)
  rememberNetwork(network)
  leaveView()
}

async function askWallet(network: CaipNetwork, connectorId: string): Promise<void> {
  const { chainNamespace: namespace, caipNetworkId } = network
  if (networksController.state.active[namespace]?.caipNetworkId === caipNetworkId) return selectNamespace(namespace)
  const { wallets } = await adapterFor(namespace)
  const reported = wallets?.switchNetwork ? await wallets.switchNetwork(connectorId, network) : caipNetworkId
  // disconnected, or another wallet connected, while this one was asked: its network is nobody's here
  if (connectionsController.activeConnectorId(namespace) !== connectorId)
    throw new SwitchNetworkError({ details: 'The wallet was let go of meanwhile' })
  networksController.select(namespace)
  applyNetwork(namespace, reported, { quiet: true })
  if (reported !== caipNetworkId) throw new SwitchNetworkError({ details: 'The wallet stayed on another network' })
}

/** Once switched, the views that asked for it have done their work: back to the account, else closed. */
function leaveView(): void {
  const { route, state } = routerController
  if (route.view !== 'SwitchNetwork' && route.view !== 'Networks') return
  const account = state.history.findLastIndex(({ view }) => view === 'Account')
  if (account >= 0) return routerController.back(state.history.slice(0, account + 1))
  const connect = state.history.findLastIndex(({ view }) => view === 'Connect')
  if (connect >= 0) return routerController.back(state.history.slice(0, connect + 1))
  forceClose()
}
