import type { CaipNetwork } from '../../core/entities/network.js'
import type { TokenHolding } from '../../core/entities/token.js'
import type { Rpc } from '../../services/json-rpc.js'
import type {
  AdapterContext,
  AddressFacts,
  ChainAdapter,
  NativeBalance,
  PreparedTransfer,
  TransferRequest,
} from '../adapter.js'
import { releaseWallet } from './revoke.js'
import type { RpcClients } from './rpc-clients.js'
import type { Asker } from './transfer.js'
import type { EvmWallet } from './wallet.js'

const isAsker = (value: unknown): value is Asker =>
  typeof value === 'object' && value !== null && 'request' in value && typeof value.request === 'function'

/** What the EVM family reads of a chain, transfers on it, and asks of a wallet at the end: none of it is needed to connect. */
export class EvmLedger {
  readonly #context: AdapterContext
  readonly #find: (connectorId: string) => EvmWallet
  #clients: RpcClients | undefined

  /** `find` gives the wallet behind a connector, and throws when there is none. */
  constructor(context: AdapterContext, find: (connectorId: string) => EvmWallet) {
    this.#context = context
    this.#find = find
  }

  /** Reads a native balance over the network's endpoints, or over a connected wallet alone. */
  async balance({ over, ...query }: Parameters<ChainAdapter['balance']>[0]): Promise<NativeBalance> {
    if (over !== 'endpoints') {
      const { askBalance } = await import('./wallet-balance.js')
      return askBalance(query, this.#find(over.connectorId))
    }
    const { readBalance } = await import('./balance.js')
    return readBalance(query, await this.#rpc(query.network))
  }

  /** Builds a transfer of the chain's coin or of an ERC-20, tries it on the chain without effect and tells what it costs. */
  async prepareTransfer(request: TransferRequest): Promise<PreparedTransfer> {
    const { prepareTransfer } = await import('./transfer.js')
    const rpc = await this.#rpc(request.network)
    const provider = isAsker(request.provider) ? request.provider : this.#find(request.connectorId).bound
    return prepareTransfer({ ...request, provider, rpc })
  }

  /** Reads what an account holds of some ERC-20 tokens over the network's endpoints. */
  async tokens(query: Parameters<NonNullable<ChainAdapter['tokens']>>[0]): Promise<readonly TokenHolding[]> {
    const { readTokens } = await import('./tokens.js')
    return readTokens(query, await this.#rpc(query.network))
  }

  /** What to keep of the chain's coin when all of it is sent, in wei. */
  async reserve(network: CaipNetwork, signal?: AbortSignal): Promise<bigint> {
    const { readReserve } = await import('./transfer.js')
    return readReserve(await this.#rpc(network), signal)
  }

  /** Looks at an address: its checksum, and whether a contract lives there. */
  async checkAddress(query: Parameters<NonNullable<ChainAdapter['checkAddress']>>[0]): Promise<AddressFacts> {
    const { checkAddress } = await import('./check-address.js')
    return checkAddress(query, () => this.#rpc(query.network))
  }

  /** The address of an ENS name. */
  async resolveName(query: Parameters<NonNullable<ChainAdapter['resolveName']>>[0]): Promise<string | undefined> {
    const { resolveEns } = await import('./ens.js')
    return resolveEns(query, await this.#context.endpoints(query.network))
  }

  /** Waits for the receipt of a transaction. */
  async awaitTransaction(query: Parameters<NonNullable<ChainAdapter['awaitTransaction']>>[0]): Promise<void> {
    const { awaitReceipt } = await import('./receipt.js')
    return awaitReceipt(await this.#rpc(query.network), query.hash, query.signal)
  }

  /** Has a wallet take its permission back as best effort, within 2 s; see `releaseWallet`. */
  release(wallet: EvmWallet): Promise<void> {
    return releaseWallet(wallet)
  }

  /** Asks the endpoints of a network; one client for every question. */
  async #rpc(network: CaipNetwork): Promise<Rpc> {
    const { RpcClients } = await import('./rpc-clients.js')
    this.#clients ??= new RpcClients()
    return this.#clients.of(network, await this.#context.endpoints(network))
  }
}
