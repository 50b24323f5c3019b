import { accountsController } from '../controllers/accounts/accounts.js'
import { accountOf, isAnyConnected } from '../controllers/accounts/active.js'
import { connectorsController } from '../controllers/connections/connectors.js'
import { optionsController } from '../controllers/shell/options.js'
import { report } from '../controllers/shell/report.js'
import { isSameAddress } from '../core/address.js'
import { computed, subscribe } from '../core/signal.js'
import { walletPicture } from '../elements/wallets/wallet-picture-source.js'
import { connectionsSnapshot, liveConnections } from './connections-snapshot.js'
import { accountSnapshot } from './snapshots.js'
import type { AccountApi } from './types.js'

/** The connections functions need the `multiWallet` feature; without it an info alert says so. */
function hasMultiWallet(): boolean {
  const { options, remoteFeatures } = optionsController.state
  const on = remoteFeatures?.multiWallet ?? (!options.basic && options.features?.multiWallet !== false)
  if (!on) report(import('../controllers/shell/show-alert.js').then(({ showAlert }) => showAlert('multiWalletOff')))
  return on
}

/** Creates the account part of the handle. */
export const accountApi = (): AccountApi => ({
  getAccount: namespace => accountSnapshot(namespace).get(),
  subscribeAccount: (listener, namespace) => subscribe(accountSnapshot(namespace), listener),
  getAddress: namespace => accountOf(namespace).address,
  getAddressByChainNamespace: namespace => accountOf(namespace).address,
  getPreferredAccountType: namespace => accountOf(namespace).preferredAccountType,
  getCaipAddress: namespace => accountOf(namespace).caipAddress,
  getIsConnectedState: isAnyConnected,
  getWalletInfo: namespace => accountOf(namespace).connectedWalletInfo,
  subscribeWalletInfo: (listener, namespace) =>
    subscribe(
      computed(() => accountOf(namespace).connectedWalletInfo),
      listener,
    ),
  getConnections: namespace => (hasMultiWallet() ? connectionsSnapshot(namespace).get().connections : []),
  getRecentConnections: namespace => (hasMultiWallet() ? connectionsSnapshot(namespace).get().recentConnections : []),
  subscribeConnections: listener => (hasMultiWallet() ? subscribe(liveConnections, listener) : () => undefined),
  getConnectors: namespace => connectorsController.list(namespace),
  getConnectorImage: connector => walletPicture({ connector }).src,
  addAddressLabel(namespace, address, label) {
    const { addressLabels } = accountsController.account(namespace)
    accountsController.patch(namespace, { addressLabels: { ...addressLabels, [address]: label } })
  },
  removeAddressLabel(namespace, address) {
    const labels = Object.entries(accountsController.account(namespace).addressLabels)
    const kept = labels.filter(([labelled]) => !isSameAddress(namespace, labelled, address))
    accountsController.patch(namespace, { addressLabels: Object.fromEntries(kept) })
  },
})
