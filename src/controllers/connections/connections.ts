import { loadedAdapter } from '../../chains/loaded.js'
import type { ChainNamespace } from '../../core/caip.js'
import { Controller } from '../../core/controller.js'
import type { Connection, ConnectionState } from '../../core/entities/connection.js'
import { connectionState } from './rules.js'
import { type ConnectionReader, connectionReader } from '../../core/connection-reader.js'

/** Known connections, and the active connector of each namespace. */
export interface ConnectionsState {
  readonly connections: Readonly<Partial<Record<ChainNamespace, readonly Connection[]>>>
  readonly active: Readonly<Partial<Record<ChainNamespace, string>>>
  /** Connectors that were disconnected: their connections are only remembered. */
  readonly ended: Readonly<Partial<Record<ChainNamespace, readonly string[]>>>
  /** Connectors whose wallet ended the connection, until it is connected again or the visitor dismisses the notice. */
  readonly dropped: Readonly<Partial<Record<ChainNamespace, string>>>
  /** Connectors given up on this page, to be reconnected once their wallets return accounts again. */
  readonly awaited: Readonly<Partial<Record<ChainNamespace, string>>>
}

type ByNamespace = Readonly<Partial<Record<ChainNamespace, string>>>

function replaced(all: ByNamespace, namespace: ChainNamespace, id?: string): ByNamespace {
  const { [namespace]: _old, ...rest } = all
  return id ? { ...rest, [namespace]: id } : rest
}

/** Holds the connections of every namespace. */
export class ConnectionsController extends Controller<ConnectionsState> implements ConnectionReader {
  constructor() {
    super({ connections: {}, active: {}, ended: {}, dropped: {}, awaited: {} })
  }

  /** The connections of a namespace. */
  list(namespace: ChainNamespace): readonly Connection[] {
    return this.state.connections[namespace] ?? []
  }

  /** The connections of a namespace with the given status, the active one first. */
  inState(namespace: ChainNamespace, ...states: readonly ConnectionState[]): readonly Connection[] {
    return states.flatMap(state =>
      this.list(namespace).filter(({ connectorId }) => this.stateOf(namespace, connectorId) === state),
    )
  }

  /** The status of a connection (SPEC 4). */
  stateOf(namespace: ChainNamespace, connectorId: string): ConnectionState {
    return connectionState(connectorId, this.state.active[namespace], this.state.ended[namespace] ?? [])
  }

  /** The connector that is connected in a namespace. */
  activeConnectorId(namespace: ChainNamespace | undefined): string | undefined {
    return namespace && this.state.active[namespace]
  }

  /** The provider of a namespace's active connection, as its family returns it. */
  provider(namespace: ChainNamespace): unknown {
    const connectorId = this.activeConnectorId(namespace)
    return connectorId && loadedAdapter(namespace)?.wallets?.connector(connectorId)?.provider()
  }

  /** Replaces the connections of a namespace. */
  setConnections(namespace: ChainNamespace, connections: readonly Connection[]): void {
    this.set({ connections: { ...this.state.connections, [namespace]: connections } })
  }

  /** Records which connector is connected in a namespace. */
  setActive(namespace: ChainNamespace, connectorId: string | undefined): void {
    const { active, awaited, dropped } = this.state
    this.set({
      active: replaced(active, namespace, connectorId),
      awaited: connectorId ? replaced(awaited, namespace) : awaited,
      dropped: connectorId ? replaced(dropped, namespace) : dropped,
    })
  }

  /** Records which connectors of a namespace were disconnected. */
  setEnded(namespace: ChainNamespace, ids: readonly string[]): void {
    this.set({ ended: { ...this.state.ended, [namespace]: ids } })
  }

  /** Records which connector's wallet ended its connection itself; `undefined` for none. */
  setDropped(namespace: ChainNamespace, connectorId: string | undefined): void {
    this.set({ dropped: replaced(this.state.dropped, namespace, connectorId) })
  }

  /** Records which connector of a namespace is restored once its wallet returns accounts; `undefined` for none. */
  setAwaited(namespace: ChainNamespace, connectorId: string | undefined): void {
    this.set({ awaited: replaced(this.state.awaited, namespace, connectorId) })
  }
}

/** The page's connections. */
export const connectionsController = new ConnectionsController()

connectionReader.set(connectionsController)
