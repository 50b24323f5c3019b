import { MalformedReplyError } from '../../../core/errors/service.js'
import { clusterCheck } from '../../../services/cluster-check.js'
import { evmChainCheck, type Rpc } from '../../../services/json-rpc.js'
import { parseLamports } from '../../../services/lamports.js'
import { parseQuantity } from '../../../services/wallets/evm-quantity.js'
import type { AdapterContext } from '../../adapter.js'
import type { BalanceQuery, NativeBalance, ReadsPort } from '../../ports/reads.js'
import { RpcClients } from '../rpc-clients.js'

const readWei = async (rpc: Rpc, { address, signal }: BalanceQuery): Promise<bigint | undefined> =>
  parseQuantity(await rpc.request('eth_getBalance', [address, 'latest'], signal))

const readLamports = async (rpc: Rpc, { address, signal }: BalanceQuery): Promise<bigint | undefined> =>
  parseLamports(await rpc.request('getBalance', [address, { commitment: 'confirmed' }], signal))

/** Native balances of EVM and Solana on a site without an adapter for them. */
export class RelayedReads implements ReadsPort {
  readonly #clients: RpcClients

  constructor(context: Pick<AdapterContext, 'endpoints'>) {
    this.#clients = new RpcClients(context, network =>
      network.chainNamespace === 'eip155' ? evmChainCheck(Number(network.id)) : clusterCheck(network),
    )
  }

  /**
   * Reads a native balance.
   *
   * @throws {MalformedReplyError} the answer is not an amount
   * @throws {JsonRpcError} the chain refused the call
   * @throws {HttpUnreachableError} no endpoint answered
   */
  async balance(query: BalanceQuery): Promise<NativeBalance> {
    const { chainNamespace, nativeCurrency } = query.network
    const read = chainNamespace === 'eip155' ? readWei : readLamports
    const amount = await read(await this.#clients.of(query.network), query)
    if (amount === undefined) throw new MalformedReplyError()
    return { amount, symbol: nativeCurrency.symbol, decimals: nativeCurrency.decimals }
  }
}
