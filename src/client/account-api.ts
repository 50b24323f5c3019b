import { accountsController } from '../controllers/accounts.js'
import { connectionsController } from '../controllers/connections.js'
import { connectorsController } from '../controllers/connectors.js'
import { accountOf, isAnyConnected } from '../controllers/derived/active.js'
import { networksController } from '../controllers/networks.js'
import { optionsController } from '../controllers/options.js'
import type { ChainNamespace } from '../core/caip.js'
import { ConnectorNotFoundError } from '../core/errors/config.js'
import { computed, subscribe } from '../core/signal.js'
import { loadOpening } from '../elements/modal/load-opening.js'
import { accountSnapshot } from './snapshots.js'
import type { AccountApi } from './types.js'

const target = (namespace?: ChainNamespace): ChainNamespace | undefined =>
  namespace ?? networksController.state.activeNamespace

/** The connections functions need the `multiWallet` feature; without it an info alert says so (SPEC 6). */
function hasMultiWallet(): boolean {
  if (optionsController.state.features.multiWallet) return true
  void loadOpening().then(({ showAlert }) => showAlert('multiWalletOff'))
  return false
}

async function connectById(connectorId: string, namespace?: ChainNamespace): Promise<void> {
  const { connect, prepare } = await loadOpening()
  await prepare()
  await new Promise(resolve => setTimeout(resolve)) // wallets announce themselves in answer to the question just asked
  const connector = connectorsController.find(connectorId, namespace)
  if (!connector) throw new ConnectorNotFoundError(connectorId)
  await connect(connectorId, connector.chain)
}

/** Makes the account part of the handle. */
export const accountApi = (): AccountApi => ({
  getAccount: namespace => accountSnapshot(namespace).get(),
  subscribeAccount: (listener, namespace) => subscribe(accountSnapshot(namespace), listener),
  getAddress: namespace => accountOf(namespace).address,
  getCaipAddress: namespace => accountOf(namespace).caipAddress,
  getIsConnectedState: isAnyConnected,
  getWalletInfo: namespace => accountOf(namespace).connectedWalletInfo,
  subscribeWalletInfo: (listener, namespace) =>
    subscribe(
      computed(() => accountOf(namespace).connectedWalletInfo),
      listener,
    ),
  async connect(connectorId, namespace) {
    await connectById(connectorId, namespace)
    return accountSnapshot(namespace).get()
  },
  disconnect: async namespace => (await loadOpening()).disconnect(namespace),
  async updateNativeBalance(namespace) {
    const chosen = target(namespace)
    if (chosen) await (await loadOpening()).updateBalance(chosen)
  },
  getConnections: namespace => (hasMultiWallet() ? connectionsController.list(namespace) : []),
  subscribeConnections: listener =>
    hasMultiWallet() ? connectionsController.subscribe(({ connections }) => listener(connections)) : () => undefined,
  async switchConnection(params) {
    if (hasMultiWallet()) await (await loadOpening()).switchConnection(params)
  },
  async deleteConnection(params) {
    if (hasMultiWallet()) await (await loadOpening()).deleteConnection(params)
  },
  addAddressLabel(namespace, address, label) {
    const { addressLabels } = accountsController.account(namespace)
    accountsController.patch(namespace, { addressLabels: { ...addressLabels, [address]: label } })
  },
  removeAddressLabel(namespace, address) {
    const { [address]: _old, ...addressLabels } = accountsController.account(namespace).addressLabels
    accountsController.patch(namespace, { addressLabels })
  },
})
