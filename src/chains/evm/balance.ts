import { createRpc, evmChainCheck, type Rpc } from '../../services/json-rpc.js'
import type { NativeBalance } from '../adapter.js'
import { type BalanceQuery, toBalance } from './wallet-balance.js'

/** Reads native balances; keeps what it learned of each network's endpoints. */
export class EvmBalances {
  readonly #clients = new Map<string, Rpc>()

  /**
   * Reads a balance over a network's endpoints, the first that works and serves that network.
   *
   * @throws {MalformedReplyError} the answer is no quantity
   * @throws {JsonRpcError} the chain refused the call
   * @throws {HttpUnreachableError} no endpoint answered
   * @throws {HttpStatusError} every endpoint failed, the last with a status
   */
  async fetch({ address, network, signal }: BalanceQuery, endpoints: readonly string[]): Promise<NativeBalance> {
    const key = `${network.id} ${endpoints.join(' ')}`
    const client = this.#clients.get(key) ?? createRpc(endpoints, { check: evmChainCheck(Number(network.id)) })
    this.#clients.set(key, client)
    return toBalance(await client.request('eth_getBalance', [address, 'latest'], signal), network)
  }
}
