import type { ChainNamespace } from '../core/caip.js'
import { Controller } from '../core/controller.js'
import type { Connection } from '../core/entities/connection.js'

/** Connections that are known, and which connector is the active one of each namespace. */
export interface ConnectionsState {
  readonly connections: Readonly<Partial<Record<ChainNamespace, readonly Connection[]>>>
  readonly active: Readonly<Partial<Record<ChainNamespace, string>>>
}

/** Holds the connections of every namespace. */
export class ConnectionsController extends Controller<ConnectionsState> {
  constructor() {
    super({ connections: {}, active: {} })
  }

  /** The connections of a namespace. */
  list(namespace: ChainNamespace): readonly Connection[] {
    return this.state.connections[namespace] ?? []
  }

  /** The connector that is connected in a namespace. */
  activeConnectorId(namespace: ChainNamespace | undefined): string | undefined {
    return namespace && this.state.active[namespace]
  }

  /** Replaces the connections of a namespace. */
  setConnections(namespace: ChainNamespace, connections: readonly Connection[]): void {
    this.set({ connections: { ...this.state.connections, [namespace]: connections } })
  }

  /** Notes which connector is connected in a namespace. */
  setActive(namespace: ChainNamespace, connectorId: string | undefined): void {
    const { [namespace]: _old, ...rest } = this.state.active
    this.set({ active: connectorId ? { ...rest, [namespace]: connectorId } : rest })
  }
}

/** The page's connections. */
export const connectionsController = new ConnectionsController()
