import { WalletTimeoutError } from '../../../core/errors/connection.js'
import { within } from '../../../core/time.js'
import type { BatchQuery, CallsPort, CallsRequest, PreparedCalls } from '../../calls.js'
import type { PermitRequest, PreparedPermit } from '../../permit.js'
import type { RpcClients } from '../../shared/rpc-clients.js'
import type { EvmWallets } from '../wallets/wallets.js'
import { awaitCalls, canBatch } from './batch.js'
import { prepareCalls } from './contract-calls.js'
import { preparePermit } from './permit.js'
import { type Asker, isAsker, readDecimals } from './transfer.js'

/** Most transactions that a batch may become. */
const MOST_RECEIPTS = 1_000
/** How long a wallet has to say what it can, in ms; one that does not is asked for one call at a time. */
const CAPABILITIES_TIMEOUT = 4_000

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
    return prepareCalls({ ...request, provider: this.#signerOf(request), rpc })
  }

  /** Whether the wallet takes several calls at once. */
  isAtomic({ network, from, ...signer }: Parameters<NonNullable<CallsPort['isAtomic']>>[0]): Promise<boolean> {
    const told = canBatch(this.#signerOf(signer), network, from)
    return within(told, CAPABILITIES_TIMEOUT, () => new WalletTimeoutError()).catch(() => false)
  }

  /** Gets a permit of a token ready. */
  async permit(request: PermitRequest): Promise<PreparedPermit | undefined> {
    const rpc = await this.#clients.of(request.network)
    return preparePermit({ ...request, provider: this.#signerOf(request), rpc })
  }

  /** Waits until a batch that the wallet has sent is through. */
  async awaitBatch({ id, signal, ...signer }: BatchQuery): Promise<void> {
    await awaitCalls(this.#signerOf(signer), id, MOST_RECEIPTS, signal)
  }

  #signerOf({ provider, connectorId }: Pick<CallsRequest, 'provider' | 'connectorId'>): Asker {
    return isAsker(provider) ? provider : this.#wallets.find(connectorId).bound
  }
}
