import type { CallsPort, CallsRequest, PreparedCalls } from '../../adapter.js'
import type { RpcClients } from '../../shared/rpc-clients.js'
import type { EvmWallets } from '../wallets/wallets.js'
import { prepareCalls } from './contract-calls.js'
import { isAsker, readDecimals } from './transfer.js'

/** Calls of contracts on EVM chains. */
export class EvmContractCalls implements CallsPort {
  readonly #clients: RpcClients
  readonly #wallets: EvmWallets

  constructor(clients: RpcClients, wallets: EvmWallets) {
    this.#clients = clients
    this.#wallets = wallets
  }

  /** How many decimals a token has, as its contract says. */
  async decimals({ token, network, signal }: Parameters<CallsPort['decimals']>[0]): Promise<number> {
    return readDecimals(await this.#clients.of(network), token, signal)
  }

  /** Tries calls and says what they cost. */
  async prepare(request: CallsRequest): Promise<PreparedCalls> {
    const rpc = await this.#clients.of(request.network)
    const provider = isAsker(request.provider) ? request.provider : this.#wallets.find(request.connectorId).bound
    return prepareCalls({ ...request, provider, rpc })
  }
}
