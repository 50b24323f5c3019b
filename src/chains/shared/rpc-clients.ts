import type { CaipNetwork } from '../../core/entities/network.js'
import { createRpc, type Rpc } from '../../services/json-rpc.js'
import type { ChainCheck } from '../../services/rpc-endpoint.js'
import type { AdapterContext } from '../adapter.js'

/**
 * The clients of a family's endpoints: one per network, so that an endpoint's status is shared by all calls, and
 * simultaneous calls are batched.
 */
export class RpcClients {
  readonly #endpoints: AdapterContext['endpoints']
  readonly #check: (network: CaipNetwork) => ChainCheck | undefined
  readonly #known = new Map<string, Rpc>()

  /** `check` verifies that an endpoint serves a network, where that can be checked. */
  constructor(
    { endpoints }: Pick<AdapterContext, 'endpoints'>,
    check: (network: CaipNetwork) => ChainCheck | undefined,
  ) {
    this.#endpoints = endpoints
    this.#check = check
  }

  /** Calls a network's endpoints: the first that works, and only those that serve it. */
  async of(network: CaipNetwork): Promise<Rpc> {
    const endpoints = await this.#endpoints(network)
    const key = `${network.id} ${endpoints.join(' ')}`
    const client = this.#known.get(key) ?? createRpc(endpoints, { check: this.#check(network) })
    this.#known.set(key, client)
    return client
  }
}
