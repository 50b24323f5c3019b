import type { ChainNamespace } from '../../../core/caip.js'
import { WALLET_CONNECT_ID } from '../../../core/entities/connector.js'
import { ConnectorNotFoundError } from '../../../core/errors/connection.js'
import type { CallsPort, ChainAdapter, LazyPort, TransfersPort, WalletsPort } from '../../adapter.js'
import type { WalletConnectLink } from './link.js'
import { sessionSource } from './session-source.js'
import { signMessage } from './sign-message.js'

const isOurs = (connectorId: string): boolean => connectorId === WALLET_CONNECT_ID

/** The protocol's connector for one namespace. */
const linkedWallet = (namespace: ChainNamespace, link: WalletConnectLink, provider: object) => ({
  /** Pairing makes a session; here the existing one is taken. */
  connect() {
    const result = link.state.result(namespace)
    return result ? Promise.resolve(result) : Promise.reject(new ConnectorNotFoundError(WALLET_CONNECT_ID))
  },
  async reconnect() {
    await link.restore()
    return link.state.result(namespace)
  },
  disconnect: () => link.end(),
  provider: () => provider,
  switchNetwork: link.networks.switchTo.bind(link.networks),
  signMessage: (params: Parameters<typeof signMessage>[1]) =>
    signMessage(namespace, params, call => link.networks.call(namespace, call)),
})

/** The protocol's connector beside a family's own wallets, if it has any. */
function joinWallets(own: WalletsPort | undefined, linked: ReturnType<typeof linkedWallet>): WalletsPort {
  const need = (connectorId: string): WalletsPort => {
    if (!own) throw new ConnectorNotFoundError(connectorId)
    return own
  }
  const balance = own?.balance?.bind(own)
  return {
    discover: () => own?.discover(),
    connectors: () => own?.connectors() ?? [],
    subscribe: listener => own?.subscribe(listener) ?? (() => undefined),
    connect: async (id, signal) => (isOurs(id) ? linked.connect() : need(id).connect(id, signal)),
    reconnect: async (id, signal) => (isOurs(id) ? linked.reconnect() : need(id).reconnect(id, signal)),
    awaitReturn(id, options) {
      if (!isOurs(id)) own?.awaitReturn?.(id, options)
    },
    async recheck(id) {
      if (!isOurs(id)) await own?.recheck?.(id) // what a session missed, its relay delivers
    },
    disconnect: async id => (isOurs(id) ? linked.disconnect() : need(id).disconnect(id)),
    provider: id => (isOurs(id) ? linked.provider() : own?.provider(id)),
    async switchNetwork(id, network, signal) {
      if (isOurs(id)) return linked.switchNetwork(network)
      return own?.switchNetwork ? own.switchNetwork(id, network, signal) : network.caipNetworkId // the page alone has a network
    },
    async signMessage(id, params) {
      if (isOurs(id)) return linked.signMessage(params)
      if (!own?.signMessage) throw new ConnectorNotFoundError(id)
      return own.signMessage(id, params)
    },
    // a wallet behind a session reads nothing itself
    ...(balance ? { balance: async (id, query) => (isOurs(id) ? undefined : balance(id, query)) } : {}),
  }
}

/** A family's transfers, signed over the session if the protocol's connector is to sign. */
function joinTransfers(own: LazyPort<TransfersPort>, provider: object): LazyPort<TransfersPort> {
  return async () => {
    const transfers = await own()
    return {
      checkAddress: query => transfers.checkAddress(query),
      prepare: request => transfers.prepare(isOurs(request.connectorId) ? { ...request, provider } : request),
      reserve: (network, signal) => transfers.reserve(network, signal),
      awaitTransaction: query => transfers.awaitTransaction(query),
    }
  }
}

/** A family's calls of contracts, signed over the session if the protocol's connector is to sign. */
function joinCalls(own: LazyPort<CallsPort>, provider: object): LazyPort<CallsPort> {
  return async () => {
    const calls = await own()
    return {
      decimals: query => calls.decimals(query),
      prepare: request => calls.prepare(isOurs(request.connectorId) ? { ...request, provider } : request),
    }
  }
}

/** A family with the protocol's connector beside its own wallets; its other ports stay as they are. */
export async function joinWalletConnect(family: ChainAdapter, link: WalletConnectLink): Promise<ChainAdapter> {
  const { namespace, wallets, transfers, calls } = family
  const sessions = await family.sessions?.()
  const provider = sessions?.provider(sessionSource(link, namespace)) ?? link.provider(namespace)
  return {
    ...family,
    wallets: joinWallets(wallets, linkedWallet(namespace, link, provider)),
    ...(transfers ? { transfers: joinTransfers(transfers, provider) } : {}),
    ...(calls ? { calls: joinCalls(calls, provider) } : {}),
    destroy() {
      link.destroy()
      family.destroy?.()
    },
  }
}
