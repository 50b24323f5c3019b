import type { Rpc } from '../../services/json-rpc.js'
import type { NativeBalance } from '../adapter.js'
import { type BalanceQuery, toBalance } from './to-balance.js'

/**
 * Reads a native balance over a network's endpoints.
 *
 * @throws {MalformedReplyError} the answer is no quantity
 * @throws {JsonRpcError} the chain refused the call
 * @throws {HttpUnreachableError} no endpoint answered
 * @throws {HttpStatusError} every endpoint failed, the last with a status
 */
export const readBalance = async ({ address, network, signal }: BalanceQuery, rpc: Rpc): Promise<NativeBalance> =>
  toBalance(await rpc.request('eth_getBalance', [address, 'latest'], signal), network)
