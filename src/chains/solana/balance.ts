import type { CaipNetwork } from '../../core/entities/network.js'
import { MalformedReplyError } from '../../core/errors/service.js'
import { createRpc, type Rpc } from '../../services/json-rpc.js'
import { fieldOf } from '../../services/wallets/hostile.js'
import type { NativeBalance } from '../adapter.js'
import { clusterCheck } from './clusters.js'

/** The calls of each network over its endpoints; what was learned of an endpoint is kept. */
export class SolanaEndpoints {
  readonly #clients = new Map<string, Rpc>()

  /** The calls of a network. */
  rpc(network: CaipNetwork, endpoints: readonly string[]): Rpc {
    const key = `${network.id} ${endpoints.join(' ')}`
    const client = this.#clients.get(key) ?? createRpc(endpoints, { check: clusterCheck(network) })
    this.#clients.set(key, client)
    return client
  }
}

/**
 * Reads a native balance.
 *
 * @throws {MalformedReplyError} the answer is no amount
 * @throws {JsonRpcError} the chain refused the call
 * @throws {HttpUnreachableError} no endpoint answered
 * @throws {HttpStatusError} every endpoint failed, the last with a status
 */
export async function readBalance(
  rpc: Rpc,
  { address, network, signal }: { address: string; network: CaipNetwork; signal?: AbortSignal },
): Promise<NativeBalance> {
  const answer = await rpc.request('getBalance', [address, { commitment: 'confirmed' }], signal)
  const lamports = fieldOf(answer, 'value')
  if (typeof lamports !== 'number' || !Number.isInteger(lamports) || lamports < 0) throw new MalformedReplyError()
  const { symbol, decimals } = network.nativeCurrency
  return { amount: BigInt(lamports), symbol, decimals }
}
