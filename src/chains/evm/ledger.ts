import type { CaipNetwork } from '../../core/entities/network.js'
import type { TokenHolding } from '../../core/entities/token.js'
import type { Rpc } from '../../services/json-rpc.js'
import type { AdapterContext, AddressFacts, ChainAdapter } from '../adapter.js'
import type { RpcClients } from './rpc-clients.js'

/** What the EVM family reads of a chain without any wallet. */
export abstract class EvmLedger {
  /** What the site gave the family. */
  protected readonly context: AdapterContext
  #clients: RpcClients | undefined

  constructor(context: AdapterContext) {
    this.context = context
  }

  /** Reads what an account holds of some ERC-20 tokens over the network's endpoints. */
  async tokens(query: Parameters<NonNullable<ChainAdapter['tokens']>>[0]): Promise<readonly TokenHolding[]> {
    const { readTokens } = await import('./tokens.js')
    return readTokens(query, await this.rpc(query.network))
  }

  /** What to keep of the chain's coin when all of it is sent, in wei. */
  async reserve(network: CaipNetwork, signal?: AbortSignal): Promise<bigint> {
    const { readReserve } = await import('./transfer.js')
    return readReserve(await this.rpc(network), signal)
  }

  /** Looks at an address: its checksum, and whether a contract lives there. */
  async checkAddress(query: Parameters<NonNullable<ChainAdapter['checkAddress']>>[0]): Promise<AddressFacts> {
    const { checkAddress } = await import('./check-address.js')
    return checkAddress(query, () => this.rpc(query.network))
  }

  /** The address of an ENS name. */
  async resolveName(query: Parameters<NonNullable<ChainAdapter['resolveName']>>[0]): Promise<string | undefined> {
    const { resolveEns } = await import('./ens.js')
    return resolveEns(query, await this.context.endpoints(query.network))
  }

  /** Waits for the receipt of a transaction. */
  async awaitTransaction(query: Parameters<NonNullable<ChainAdapter['awaitTransaction']>>[0]): Promise<void> {
    const { awaitReceipt } = await import('./receipt.js')
    return awaitReceipt(await this.rpc(query.network), query.hash, query.signal)
  }

  /** Asks the endpoints of a network; one client for every question. */
  protected async rpc(network: CaipNetwork): Promise<Rpc> {
    const { RpcClients } = await import('./rpc-clients.js')
    this.#clients ??= new RpcClients()
    return this.#clients.of(network, await this.context.endpoints(network))
  }
}
