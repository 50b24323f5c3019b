import { connectorsController } from '../controllers/connectors.js'
import { features } from '../controllers/derived/features.js'
import { networksController } from '../controllers/networks.js'
import { isCaipNetworkId, toCaipNetworkId } from '../core/caip.js'
import { ConnectorNotFoundError } from '../core/errors/config.js'
import { close, connect, open, prepare, showAlert } from '../elements/modal/opening.js'
import { accountSnapshot } from './snapshots.js'
import type { OnIntentApi } from './types.js'

/** The CAIP-2 id of what a site calls a network: its object, its chain id or the id itself. */
function networkId(network: Parameters<OnIntentApi['switchNetwork']>[0]): string {
  const id = typeof network === 'object' ? network.id : network
  if (isCaipNetworkId(id)) return id
  const { networks, activeNamespace = 'eip155' } = networksController.state
  const listed = networks.find(known => String(known.id) === String(id))
  return listed?.caipNetworkId ?? toCaipNetworkId(activeNamespace, id)
}

/** The connections functions need the `multiWallet` feature; without it an info alert says so (SPEC 6). */
function hasMultiWallet(): boolean {
  const { multiWallet } = features.get()
  if (!multiWallet) void showAlert('multiWalletOff')
  return multiWallet
}

/** The methods of the handle that talk to wallets, services or views; loaded with the first that is called. */
export const onIntent: OnIntentApi = {
  open,
  close: () => Promise.resolve(close()),
  async connect(connectorId, namespace) {
    await prepare()
    await new Promise(resolve => setTimeout(resolve)) // wallets announce themselves in answer to the question just asked
    const connector = connectorsController.find(connectorId, namespace)
    if (!connector) throw new ConnectorNotFoundError(connectorId)
    await connect(connectorId, connector.chain)
    return accountSnapshot(namespace).get()
  },
  disconnect: async namespace => (await import('../controllers/flows/disconnect.js')).disconnect(namespace),
  async updateNativeBalance(namespace = networksController.state.activeNamespace) {
    const { loadBalance } = await import('../controllers/flows/load-balance.js')
    if (namespace) await loadBalance(namespace, { force: true })
  },
  async switchConnection(params) {
    const { switchConnection } = await import('../controllers/flows/switch-connection.js')
    if (hasMultiWallet()) await switchConnection(params)
  },
  async deleteConnection(params) {
    const { deleteConnection } = await import('../controllers/flows/delete-connection.js')
    if (hasMultiWallet()) await deleteConnection(params)
  },
  async switchNetwork(network, { throwOnFailure = false } = {}) {
    const { switchNetwork } = await import('../controllers/flows/switch-network.js')
    const task = switchNetwork(networkId(network))
    return throwOnFailure ? task : task.catch(() => undefined) // the state and the alert say what went wrong
  },
}
