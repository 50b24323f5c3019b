import type { CaipNetwork } from '../../core/entities/network.js'
import { createRpc, evmChainCheck, type Rpc } from '../../services/json-rpc.js'

/**
 * The clients of the networks' endpoints: one a network, so that what was learned of an endpoint counts for every
 * question, and questions of one moment travel together.
 */
export class RpcClients {
  readonly #known = new Map<string, Rpc>()

  /** Asks a network's endpoints, the first that works, and only those that serve it. */
  of(network: CaipNetwork, endpoints: readonly string[]): Rpc {
    const key = `${network.id} ${endpoints.join(' ')}`
    const client = this.#known.get(key) ?? createRpc(endpoints, { check: evmChainCheck(Number(network.id)) })
    this.#known.set(key, client)
    return client
  }
}
