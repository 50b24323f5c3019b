import { accountOf, networkOf } from '../controllers/accounts/active.js'
import { connectionReader, providerOf } from '../core/connection-reader.js'
import { networksController } from '../controllers/networks/networks.js'
import { optionsController } from '../controllers/shell/options.js'
import { CHAIN_NAMESPACES, type ChainNamespace, toCaipNetworkId } from '../core/caip.js'
import type { ProvidersSnapshot } from '../core/entities/providers.js'
import { computed, subscribe } from '../core/signal.js'
import { parseNetworks } from '../services/config/networks.js'
import { networkSnapshot } from './snapshots.js'
import type { NetworkApi } from './types.js'

const providers = computed((): ProvidersSnapshot => {
  const active = connectionReader.get()?.state.active ?? {}
  const connected = CHAIN_NAMESPACES.filter(namespace => active[namespace])
  return Object.fromEntries(connected.map(namespace => [namespace, providerOf(namespace)]))
})

/** Creates the network part of the handle. */
export const networkApi = (): NetworkApi => ({
  getNetwork: namespace => networkSnapshot(namespace).get(),
  subscribeNetwork: listener => subscribe(networkSnapshot(), listener),
  subscribeCaipNetworkChange: listener =>
    subscribe(
      computed(() => networkOf()),
      listener,
    ),
  getCaipNetwork: namespace => networkOf(namespace),
  getCaipNetworks: namespace => networksController.list(namespace),
  getCaipNetworkId: namespace => networkOf(namespace)?.caipNetworkId,
  getChainId: namespace => networkOf(namespace)?.id,
  getActiveChainNamespace: () => networksController.state.activeNamespace,
  getApprovedCaipNetworkIds(namespace = networksController.state.activeNamespace) {
    return namespace && networksController.state.approved[namespace]
  },
  addNetwork(namespace, network) {
    const { networks } = parseNetworks(
      [{ ...network, chainNamespace: namespace }],
      optionsController.state.options.customRpcUrls,
    )
    const added = networks.filter(({ caipNetworkId }) => !networksController.find(caipNetworkId))
    networksController.setNetworks([...networksController.list(), ...added])
  },
  removeNetwork(namespace, id) {
    const caipNetworkId = toCaipNetworkId(namespace, id)
    networksController.setNetworks(networksController.list().filter(known => known.caipNetworkId !== caipNetworkId))
  },
  getProvider: <T>(namespace: ChainNamespace) => providerOf(namespace) as T | undefined, // its adapter or the caller knows
  getProviderType: namespace => accountOf(namespace).connectedWalletInfo?.type,
  getWalletProvider: <T>(namespace: ChainNamespace | undefined = networksController.state.activeNamespace) =>
    providerOf(namespace) as T | undefined, // likewise
  getWalletProviderType: namespace => accountOf(namespace).connectedWalletInfo?.type,
  subscribeProviders: listener => subscribe(providers, listener),
})
