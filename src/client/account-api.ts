import { accountsController } from '../controllers/accounts/accounts.js'
import { accountOf, isAnyConnected } from '../controllers/accounts/active.js'
import { connectorsController } from '../controllers/connections/connectors.js'
import { isSameAddress } from '../core/address.js'
import type { ChainNamespace } from '../core/caip.js'
import { computed, subscribe } from '../core/signal.js'
import { walletPicture } from '../elements/wallets/wallet-picture-source.js'
import { connectionsSnapshot, liveConnections } from './connections-snapshot.js'
import { hasMultiWallet, multiWallet } from './multi-wallet.js'
import { accountSnapshot } from './snapshots.js'
import type { AccountApi } from './types.js'

/** The live connections while the `multiWallet` feature is on. */
const allowedConnections = computed(() => (multiWallet.get() ? liveConnections.get() : undefined))

/** The labels of a family without those of an address, however it is written. */
function labelsBut(namespace: ChainNamespace, address: string): Readonly<Record<string, string>> {
  const labels = Object.entries(accountsController.account(namespace).addressLabels)
  return Object.fromEntries(labels.filter(([labelled]) => !isSameAddress(namespace, labelled, address)))
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
  subscribeConnections(listener) {
    hasMultiWallet()
    return subscribe(allowedConnections, connections => connections && listener(connections))
  },
  getConnectors: namespace => connectorsController.list(namespace),
  getConnectorImage: connector => walletPicture({ connector }).src,
  addAddressLabel: (namespace, address, label) =>
    accountsController.patch(namespace, { addressLabels: { ...labelsBut(namespace, address), [address]: label } }),
  removeAddressLabel: (namespace, address) =>
    accountsController.patch(namespace, { addressLabels: labelsBut(namespace, address) }),
})
