import { siteFacade } from '../../core/site-facade.js'
import { asSiteSends } from '../../services/wallets/site-transactions.js'
import type { ChainAdapter, LazyPort } from '../adapter.js'
import type { ConnectorPort, WalletsPort } from '../ports/wallets.js'
import type { TransfersPort } from '../ports/transfers.js'
import type { CallsPort } from '../ports/calls.js'

/** A connector shared by several families, as used by one of them. */
export interface JoinedConnector extends ConnectorPort {
  readonly id: string
  /** The signer of transfers, which sites get as its provider. */
  provider(): object
  /** Called when the instance ends. */
  destroy?(): void
}

/** The additional connector of a family, if any. Transactions sent by a site through its provider are observed. */
function joinWallets(own: WalletsPort | undefined, joined: JoinedConnector): WalletsPort {
  const connector: ConnectorPort = { ...joined, provider: () => siteFacade(joined.provider(), asSiteSends) }
  return {
    discover: () => own?.discover(),
    connectors: () => own?.connectors() ?? [],
    subscribe: listener => own?.subscribe(listener) ?? (() => undefined),
    connector: id => (id === joined.id ? connector : own?.connector(id)),
  }
}

/** A request that the connector signs, if it is the signer. */
const signedBy = <R extends { readonly connectorId: string }>(joined: JoinedConnector, request: R): R =>
  request.connectorId === joined.id ? { ...request, provider: joined.provider() } : request

/** A family's transfers, signed by the connector if it is the signer. */
function joinTransfers(own: LazyPort<TransfersPort>, joined: JoinedConnector): LazyPort<TransfersPort> {
  return async () => {
    const transfers = await own()
    const isProposed = transfers.isProposed?.bind(transfers)
    return {
      checkAddress: query => transfers.checkAddress(query),
      prepare: request => transfers.prepare(signedBy(joined, request)),
      reserve: query => transfers.reserve(query),
      awaitTransaction: query => transfers.awaitTransaction(query),
      ...(isProposed ? { isProposed } : {}),
    }
  }
}

/** A family's contract calls, signed by the connector if it is the signer. */
function joinCalls(own: LazyPort<CallsPort>, joined: JoinedConnector): LazyPort<CallsPort> {
  return async () => {
    const calls = await own()
    const permit = calls.permit?.bind(calls)
    const awaitBatch = calls.awaitBatch?.bind(calls)
    const changes = calls.changes?.bind(calls)
    const dataFee = calls.dataFee?.bind(calls)
    return {
      decimals: query => calls.decimals(query),
      prepare: request => calls.prepare(signedBy(joined, request)),
      ...(changes ? { changes } : {}),
      ...(dataFee ? { dataFee } : {}),
      ...(permit ? { permit: request => permit(signedBy(joined, request)) } : {}),
      ...(awaitBatch ? { awaitBatch: query => awaitBatch(signedBy(joined, query)) } : {}),
    }
  }
}

/** A family with an additional connector; its other ports are unchanged. */
export function joinConnector(family: ChainAdapter, joined: JoinedConnector): ChainAdapter {
  const { wallets, transfers, calls } = family
  return {
    ...family,
    namespace: family.namespace,
    wallets: joinWallets(wallets, joined),
    ...(transfers ? { transfers: joinTransfers(transfers, joined) } : {}),
    ...(calls ? { calls: joinCalls(calls, joined) } : {}),
    destroy() {
      joined.destroy?.()
      family.destroy?.()
    },
  }
}
