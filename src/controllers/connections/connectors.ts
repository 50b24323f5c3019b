import type { ChainNamespace } from '../../core/caip.js'
import { Controller } from '../../core/controller.js'
import type { Connector } from '../../core/entities/connector.js'

/** The status of the single connect attempt. */
export interface ConnectAttempt {
  readonly connectorId: string
  readonly namespace: ChainNamespace
  readonly status: 'waiting' | 'connected' | 'rejected' | 'pending' | 'failed'
  /** What went wrong, when `rejected`, `pending` or `failed`. */
  readonly error?: Error
}

/** The connectors, and the current attempt. */
export interface ConnectorsState {
  readonly connectors: Readonly<Partial<Record<ChainNamespace, readonly Connector[]>>>
  readonly attempt: ConnectAttempt | undefined
}

/** Holds the connectors of every family. */
export class ConnectorsController extends Controller<ConnectorsState> {
  constructor() {
    super({ connectors: {}, attempt: undefined })
  }

  /** All connectors of the requested families. */
  list(namespace?: ChainNamespace): readonly Connector[] {
    const { connectors } = this.state
    return namespace ? (connectors[namespace] ?? []) : Object.values(connectors).flatMap(own => own)
  }

  /** A connector by its id. */
  find(id: string, namespace?: ChainNamespace): Connector | undefined {
    return this.list(namespace).find(connector => connector.id === id)
  }

  /** Replaces the connectors of a family. */
  setConnectors(namespace: ChainNamespace, connectors: readonly Connector[]): void {
    this.set({ connectors: { ...this.state.connectors, [namespace]: connectors } })
  }

  /** Records the status of the connect attempt. */
  setAttempt(attempt: ConnectAttempt | undefined): void {
    this.set({ attempt })
  }
}

/** The page's connectors. */
export const connectorsController = new ConnectorsController()
