import type { ChainNamespace } from '../../../core/caip.js'
import type { Connector } from '../../../core/entities/connector.js'
import { ConnectorNotFoundError } from '../../../core/errors/connection.js'
import type { AdapterContext, ChainAdapter, ConnectResult, NativeBalance } from '../../adapter.js'

/** A namespace without wallets of its own in the page: the wallet-connection protocol's connector is all it has. */
export class RelayedAdapter implements ChainAdapter {
  readonly namespace: ChainNamespace
  readonly #context: AdapterContext

  constructor(context: AdapterContext, namespace: ChainNamespace) {
    this.#context = context
    this.namespace = namespace
  }

  /** The page has no wallets of this namespace to look for. */
  discover(): void {
    return
  }

  /** There are none. */
  connectors(): readonly Connector[] {
    return []
  }

  /** Nothing ever changes. */
  subscribe(): () => void {
    return () => undefined
  }

  /**
   * No wallet of the page can be connected.
   *
   * @throws {ConnectorNotFoundError} always
   */
  connect(connectorId: string): Promise<ConnectResult> {
    return Promise.reject(new ConnectorNotFoundError(connectorId))
  }

  /** None could have been connected before. */
  reconnect(): Promise<undefined> {
    return Promise.resolve(undefined)
  }

  /** None can be. */
  disconnect(): Promise<void> {
    return Promise.resolve()
  }

  /** None has a provider. */
  provider(): undefined {
    return undefined
  }

  /** Reads a native balance over the network's endpoints, in the namespaces where that is known. */
  async balance({ over, ...query }: Parameters<ChainAdapter['balance']>[0]): Promise<NativeBalance | undefined> {
    if (over !== 'endpoints') return undefined
    const { fetchBalance } = await import('./balance.js')
    return fetchBalance(query, await this.#context.endpoints(query.network))
  }

  /** There is nothing to forget. */
  destroy(): void {
    return
  }
}
