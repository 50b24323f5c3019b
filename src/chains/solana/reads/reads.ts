import type { TokenHolding } from '../../../core/entities/token.js'
import { MalformedReplyError } from '../../../core/errors/service.js'
import { clusterCheck } from '../../../services/cluster-check.js'
import { parseLamports } from '../../../services/lamports.js'
import type { AdapterContext } from '../../adapter.js'
import type { BalanceQuery, NativeBalance, ReadsPort, ReceivedQuery, TokensQuery } from '../../ports/reads.js'
import { RpcClients } from '../../shared/rpc-clients.js'
import { readTokens } from './tokens.js'

/** Reads of Solana clusters through their endpoints. */
export class SolanaReads implements ReadsPort {
  /** The clients of the endpoints, shared by all callers. */
  readonly clients: RpcClients

  constructor(context: Pick<AdapterContext, 'endpoints'>) {
    this.clients = new RpcClients(context, clusterCheck)
  }

  /**
   * Reads a native balance.
   *
   * @throws {MalformedReplyError} the answer is not an amount
   * @throws {JsonRpcError} the chain refused the call
   * @throws {HttpUnreachableError} no endpoint answered
   * @throws {HttpStatusError} every endpoint failed, the last with a status
   */
  async balance({ address, network, signal }: BalanceQuery): Promise<NativeBalance> {
    const rpc = await this.clients.of(network)
    const answer = await rpc.request('getBalance', [address, { commitment: 'confirmed' }], signal)
    const amount = parseLamports(answer)
    if (amount === undefined) throw new MalformedReplyError()
    const { symbol, decimals } = network.nativeCurrency
    return { amount, symbol, decimals }
  }

  /** Reads an account's balances of some tokens, of either token program. */
  async tokens(query: TokensQuery): Promise<readonly TokenHolding[]> {
    return readTokens(await this.clients.of(query.network), query)
  }

  /** Whether a transaction transferred some of a token to an account. */
  async received(query: ReceivedQuery): Promise<boolean> {
    const [{ hasReceived }, rpc] = await Promise.all([import('./received.js'), this.clients.of(query.network)])
    return hasReceived(rpc, query)
  }
}
