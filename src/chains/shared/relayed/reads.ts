import { MalformedReplyError } from '../../../core/errors/service.js'
import { createRpc, evmChainCheck } from '../../../services/json-rpc.js'
import { parseLamports } from '../../../services/lamports.js'
import { parseQuantity } from '../../../services/wallets/evm-quantity.js'
import type { AdapterContext } from '../../adapter.js'
import type { BalanceQuery, NativeBalance, ReadsPort } from '../../ports/reads.js'

type Endpoints = readonly string[]

const readWei = async (endpoints: Endpoints, { address, network, signal }: BalanceQuery): Promise<bigint | undefined> =>
  parseQuantity(
    await createRpc(endpoints, { check: evmChainCheck(Number(network.id)) }).request(
      'eth_getBalance',
      [address, 'latest'],
      signal,
    ),
  )

const readLamports = async (endpoints: Endpoints, { address, signal }: BalanceQuery): Promise<bigint | undefined> =>
  parseLamports(await createRpc(endpoints).request('getBalance', [address, { commitment: 'confirmed' }], signal))

/** Native balances of EVM and Solana on a site without an adapter for them. */
export class RelayedReads implements ReadsPort {
  readonly #endpoints: AdapterContext['endpoints']

  constructor({ endpoints }: Pick<AdapterContext, 'endpoints'>) {
    this.#endpoints = endpoints
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
    const amount = await read(await this.#endpoints(query.network), query)
    if (amount === undefined) throw new MalformedReplyError()
    return { amount, symbol: nativeCurrency.symbol, decimals: nativeCurrency.decimals }
  }
}
