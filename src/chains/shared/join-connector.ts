import { handedOut } from '../../core/handed-out.js'
import { asSiteSends } from '../../services/wallets/site-sends.js'
import type { ChainAdapter, ConnectorPort, LazyPort, TransfersPort, WalletsPort } from '../adapter.js'
import type { CallsPort } from '../calls.js'

/** A connector that several families share, as one of them uses it. */
export interface JoinedConnector extends ConnectorPort {
  readonly id: string
  /** What signs transfers, and what sites get as its provider. */
  provider(): object
  /** The instance ends. */
  destroy(): void
}

/** The connector beside a family's own wallets, if it has any. What a site sends through its provider is noted. */
function joinWallets(own: WalletsPort | undefined, joined: JoinedConnector): WalletsPort {
  const connector: ConnectorPort = { ...joined, provider: () => handedOut(joined.provider(), asSiteSends) }
  return {
    discover: () => own?.discover(),
    connectors: () => own?.connectors() ?? [],
    subscribe: listener => own?.subscribe(listener) ?? (() => undefined),
    connector: id => (id === joined.id ? connector : own?.connector(id)),
  }
}

/** A request that the connector signs, if it is the one that is to sign. */
const signedBy = <R extends { readonly connectorId: string }>(joined: JoinedConnector, request: R): R =>
  request.connectorId === joined.id ? { ...request, provider: joined.provider() } : request

/** A family's transfers, signed by the connector if it is to sign. */
function joinTransfers(own: LazyPort<TransfersPort>, joined: JoinedConnector): LazyPort<TransfersPort> {
  return async () => {
    const transfers = await own()
    return {
      checkAddress: query => transfers.checkAddress(query),
      prepare: request => transfers.prepare(signedBy(joined, request)),
      reserve: (network, signal) => transfers.reserve(network, signal),
      awaitTransaction: query => transfers.awaitTransaction(query),
    }
  }
}

/** A family's calls of contracts, signed by the connector if it is to sign. */
function joinCalls(own: LazyPort<CallsPort>, joined: JoinedConnector): LazyPort<CallsPort> {
  return async () => {
    const calls = await own()
    const permit = calls.permit?.bind(calls)
    const isAtomic = calls.isAtomic?.bind(calls)
    const awaitBatch = calls.awaitBatch?.bind(calls)
    return {
      decimals: query => calls.decimals(query),
      prepare: request => calls.prepare(signedBy(joined, request)),
      ...(permit ? { permit: request => permit(signedBy(joined, request)) } : {}),
      ...(isAtomic ? { isAtomic: query => isAtomic(signedBy(joined, query)) } : {}),
      ...(awaitBatch ? { awaitBatch: query => awaitBatch(signedBy(joined, query)) } : {}),
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
