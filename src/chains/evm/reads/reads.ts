import type { TokenHolding } from '../../../core/entities/token.js'
import { evmChainCheck } from '../../../services/json-rpc.js'
import type { AdapterContext } from '../../adapter.js'
import type { BalanceQuery, NativeBalance, ReadsPort, ReceivedQuery, TokensQuery } from '../../ports/reads.js'
import { RpcClients } from '../../shared/rpc-clients.js'
import { toBalance } from './to-balance.js'
import { readTokens } from './tokens.js'

/** Reads of EVM chains through their endpoints. */
export class EvmReads implements ReadsPort {
  /** The clients of the endpoints, shared by all callers. */
  readonly clients: RpcClients

  constructor(context: Pick<AdapterContext, 'endpoints'>) {
    this.clients = new RpcClients(context, ({ id }) => evmChainCheck(Number(id)))
  }

  /**
   * Reads a native balance.
   *
   * @throws {MalformedReplyError} the answer is not a quantity
   * @throws {JsonRpcError} the chain refused the call
   * @throws {HttpUnreachableError} no endpoint answered
   * @throws {HttpStatusError} every endpoint failed, the last with a status
   */
  async balance({ address, network, signal }: BalanceQuery): Promise<NativeBalance> {
    const rpc = await this.clients.of(network)
    return toBalance(await rpc.request('eth_getBalance', [address, 'latest'], signal), network)
  }

  /** Reads an account's balances of some ERC-20 tokens. */
  async tokens(query: TokensQuery): Promise<readonly TokenHolding[]> {
    return readTokens(query, await this.clients.of(query.network))
  }

  /** Whether a transaction transferred some of a token to an account. */
  async received(query: ReceivedQuery): Promise<boolean> {
    const [{ hasReceived }, rpc] = await Promise.all([import('./received.js'), this.clients.of(query.network)])
    return hasReceived(rpc, query)
  }
}
