import type {
  AddressFacts,
  AddressQuery,
  PreparedTransfer,
  TransferRequest,
  TransfersPort,
} from '../../ports/transfers.js'
import type { TransactionQuery } from '../../ports/reads.js'
import type { RpcClients } from '../../shared/rpc-clients.js'
import type { EvmWallets } from '../wallets/wallets.js'
import { checkAddress } from './check-address.js'
import { ownersNeeded } from './proposed.js'
import { awaitIncluded, awaitReceipt } from './receipt.js'
import { signerOf } from './signer.js'
import { prepareTransfer, readReserve } from './transfer.js'

/** Transfers on EVM chains. */
export class EvmTransfers implements TransfersPort {
  readonly #clients: RpcClients
  readonly #wallets: EvmWallets

  constructor(clients: RpcClients, wallets: EvmWallets) {
    this.#clients = clients
    this.#wallets = wallets
  }

  /** Checks an address: its checksum, and whether it is a contract. */
  async checkAddress(query: AddressQuery): Promise<AddressFacts> {
    return checkAddress(query, () => this.#clients.of(query.network))
  }

  /** Builds a transfer of the chain's coin or of an ERC-20, simulates it and returns its cost. */
  async prepare(request: TransferRequest): Promise<PreparedTransfer> {
    const rpc = await this.#clients.of(request.network)
    return prepareTransfer({ ...request, ...signerOf(this.#wallets, request), rpc })
  }

  /** The reserve of the native coin when an account sends all of it, in wei. */
  async reserve({ address, network, signal }: AddressQuery): Promise<bigint> {
    return readReserve(await this.#clients.of(network), address, signal)
  }

  /** Waits for the receipt of a transaction; returns its hash on the chain. */
  async awaitTransaction({ hash, network, from, signal }: TransactionQuery): Promise<string> {
    return awaitReceipt(await this.#clients.of(network), hash, signal, from)
  }

  /** Whether a transaction is only proposed to the owners of a Safe; `false` immediately for other accounts. */
  async isProposed({ hash, network, from, signal }: TransactionQuery): Promise<boolean> {
    const rpc = await this.#clients.of(network)
    if (from === undefined || !(await ownersNeeded(rpc, from, signal))) return false
    return (await awaitIncluded(rpc, hash, from, signal)) === undefined
  }
}
