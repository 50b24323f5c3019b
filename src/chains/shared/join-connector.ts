import type { CaipNetworkId } from '../../core/caip.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import { ConnectorNotFoundError } from '../../core/errors/connection.js'
import type {
  CallsPort,
  ChainAdapter,
  ConnectResult,
  LazyPort,
  SignMessageParams,
  TransfersPort,
  WalletsPort,
} from '../adapter.js'

/** A connector that several families share, as one of them uses it. */
export interface JoinedConnector {
  readonly id: string
  /** What sites get as its provider, and what signs transfers. */
  readonly provider: object
  connect(signal?: AbortSignal): Promise<ConnectResult>
  reconnect(signal?: AbortSignal): Promise<ConnectResult | undefined>
  /** Left out by one that comes back without being waited for. */
  awaitReturn?(options?: { readonly ask?: boolean }): void
  disconnect(): Promise<void>
  switchNetwork(network: CaipNetwork, signal?: AbortSignal): Promise<CaipNetworkId | undefined>
  signMessage(params: SignMessageParams): Promise<string>
  /** The instance ends. */
  destroy(): void
}

/** The connector beside a family's own wallets, if it has any. */
function joinWallets(own: WalletsPort | undefined, joined: JoinedConnector): WalletsPort {
  const isOurs = (connectorId: string): boolean => connectorId === joined.id
  const need = (connectorId: string): WalletsPort => {
    if (!own) throw new ConnectorNotFoundError(connectorId)
    return own
  }
  const balance = own?.balance?.bind(own)
  return {
    discover: () => own?.discover(),
    connectors: () => own?.connectors() ?? [],
    subscribe: listener => own?.subscribe(listener) ?? (() => undefined),
    connect: async (id, signal) => (isOurs(id) ? joined.connect(signal) : need(id).connect(id, signal)),
    reconnect: async (id, signal) => (isOurs(id) ? joined.reconnect(signal) : need(id).reconnect(id, signal)),
    awaitReturn(id, options) {
      if (isOurs(id)) joined.awaitReturn?.(options)
      else own?.awaitReturn?.(id, options)
    },
    async recheck(id) {
      if (!isOurs(id)) await own?.recheck?.(id) // what a session missed is delivered later
    },
    disconnect: async id => (isOurs(id) ? joined.disconnect() : need(id).disconnect(id)),
    provider: id => (isOurs(id) ? joined.provider : own?.provider(id)),
    async switchNetwork(id, network, signal) {
      if (isOurs(id)) return joined.switchNetwork(network, signal)
      return own?.switchNetwork ? own.switchNetwork(id, network, signal) : network.caipNetworkId // the page alone has a network
    },
    async signMessage(id, params) {
      if (isOurs(id)) return joined.signMessage(params)
      if (!own?.signMessage) throw new ConnectorNotFoundError(id)
      return own.signMessage(id, params)
    },
    // a wallet behind a session reads nothing itself
    ...(balance ? { balance: async (id, query) => (isOurs(id) ? undefined : balance(id, query)) } : {}),
  }
}

/** A family's transfers, signed by the connector if it is to sign. */
function joinTransfers(own: LazyPort<TransfersPort>, { id, provider }: JoinedConnector): LazyPort<TransfersPort> {
  return async () => {
    const transfers = await own()
    return {
      checkAddress: query => transfers.checkAddress(query),
      prepare: request => transfers.prepare(request.connectorId === id ? { ...request, provider } : request),
      reserve: (network, signal) => transfers.reserve(network, signal),
      awaitTransaction: query => transfers.awaitTransaction(query),
    }
  }
}

/** A family's calls of contracts, signed by the connector if it is to sign. */
function joinCalls(own: LazyPort<CallsPort>, { id, provider }: JoinedConnector): LazyPort<CallsPort> {
  return async () => {
    const calls = await own()
    const signed = <R extends { readonly connectorId: string }>(request: R): R =>
      request.connectorId === id ? { ...request, provider } : request
    return {
      decimals: query => calls.decimals(query),
      prepare: request => calls.prepare(signed(request)),
      permit: async request => calls.permit?.(signed(request)),
    }
  }
}

/** A family with a connector beside its own wallets; its other ports stay as they are. */
export function joinConnector(family: ChainAdapter, joined: JoinedConnector): ChainAdapter {
  const { wallets, transfers, calls } = family
  return {
    ...family,
    namespace: family.namespace,
    wallets: joinWallets(wallets, joined),
    ...(transfers ? { transfers: joinTransfers(transfers, joined) } : {}),
    ...(calls ? { calls: joinCalls(calls, joined) } : {}),
    destroy() {
      joined.destroy()
      family.destroy?.()
    },
  }
}
