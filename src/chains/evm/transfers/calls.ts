import type {
  BatchQuery,
  CallsChanges,
  CallsPort,
  CallsRequest,
  ChangesRequest,
  DataFeeQuery,
  PreparedCalls,
} from '../../ports/calls.js'
import type { PermitRequest, PreparedPermit } from '../../ports/permit.js'
import type { RpcClients } from '../../shared/rpc-clients.js'
import type { EvmWallets } from '../wallets/wallets.js'
import { awaitCalls } from './batch.js'
import { readChanges } from './changes.js'
import { prepareCalls } from './contract-calls.js'
import { readSizeFee } from './data-fee.js'
import { preparePermit } from './permit.js'
import { signerOf } from './signer.js'
import { readDecimals } from './transfer.js'

/** Maximum number of transactions of a batch. */
const MOST_RECEIPTS = 1_000

/** Contract calls on EVM chains. */
export class EvmContractCalls implements CallsPort {
  readonly #clients: RpcClients
  readonly #wallets: EvmWallets

  constructor(clients: RpcClients, wallets: EvmWallets) {
    this.#clients = clients
    this.#wallets = wallets
  }

  /** The decimals of a token, from its contract. */
  async decimals({ token, network, signal }: Parameters<CallsPort['decimals']>[0]): Promise<number> {
    return readDecimals(await this.#clients.of(network), token, signal)
  }

  /** Simulates calls and estimates their cost. */
  async prepare(request: CallsRequest): Promise<PreparedCalls> {
    const rpc = await this.#clients.of(request.network)
    return prepareCalls({ ...request, ...signerOf(this.#wallets, request), rpc })
  }

  /** Simulates all of the calls. */
  async changes(request: ChangesRequest): Promise<CallsChanges | undefined> {
    return readChanges(await this.#clients.of(request.network), request)
  }

  /** What the chain charges for publishing a call's data. */
  async dataFee({ network, from, size, signal }: DataFeeQuery): Promise<bigint> {
    return readSizeFee(await this.#clients.of(network), from, size, signal)
  }

  /** Prepares a permit of a token. */
  async permit(request: PermitRequest): Promise<PreparedPermit | undefined> {
    const rpc = await this.#clients.of(request.network)
    return preparePermit({ ...request, ...signerOf(this.#wallets, request), rpc })
  }

  /** Waits until a batch that the wallet has sent is complete; returns its transactions. */
  async awaitBatch({ id, signal, ...signer }: BatchQuery): Promise<readonly string[]> {
    return awaitCalls(signerOf(this.#wallets, signer).provider, id, MOST_RECEIPTS, signal)
  }
}
