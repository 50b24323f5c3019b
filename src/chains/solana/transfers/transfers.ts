import type {
  AddressFacts,
  AddressQuery,
  PreparedTransfer,
  TransferRequest,
  TransfersPort,
} from '../../ports/transfers.js'
import type { TransactionQuery } from '../../ports/reads.js'
import type { RpcClients } from '../../shared/rpc-clients.js'
import { isSolanaProvider } from '../clients.js'
import type { SolanaWallets } from '../wallets/wallets.js'
import { SOL_TRANSFER_FEE } from './budget.js'
import { checkAddress } from './check-address.js'
import { awaitSignature } from './confirm.js'

/** Transfers on Solana clusters. */
export class SolanaTransfers implements TransfersPort {
  readonly #clients: RpcClients
  readonly #wallets: SolanaWallets

  constructor(clients: RpcClients, wallets: SolanaWallets) {
    this.#clients = clients
    this.#wallets = wallets
  }

  /** Checks whether an address is something other than a plain account. */
  async checkAddress(query: AddressQuery): Promise<AddressFacts> {
    return checkAddress(await this.#clients.of(query.network), query)
  }

  /** Builds a transfer of SOL or of a token, simulates it and returns its cost. */
  async prepare(request: TransferRequest): Promise<PreparedTransfer> {
    const { provider: given, connectorId } = request
    const provider = isSolanaProvider(given) ? given : this.#wallets.connected(connectorId)
    const { prepareTransfer } = await import('./transfer.js') // loads web3.js
    return prepareTransfer({ ...request, provider, rpc: await this.#clients.of(request.network) })
  }

  /** The cost of the transfer itself; an account may be emptied completely. */
  reserve(): Promise<bigint> {
    return Promise.resolve(SOL_TRANSFER_FEE)
  }

  /** Waits until a transaction is confirmed; its hash never changes. */
  async awaitTransaction({ hash, network, signal }: TransactionQuery): Promise<string> {
    await awaitSignature(await this.#clients.of(network), hash, signal)
    return hash
  }
}
