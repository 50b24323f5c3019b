import type { CaipNetwork } from '../../core/entities/network.js'
import type { TokenHolding } from '../../core/entities/token.js'
import type { AdapterContext, AddressFacts, ChainAdapter } from '../adapter.js'

/** What the EVM family reads of a chain without any wallet. */
export abstract class EvmLedger {
  /** What the site gave the family. */
  protected readonly context: AdapterContext

  constructor(context: AdapterContext) {
    this.context = context
  }

  /** Reads what an account holds of some ERC-20 tokens over the network's endpoints. */
  async tokens(query: Parameters<NonNullable<ChainAdapter['tokens']>>[0]): Promise<readonly TokenHolding[]> {
    const { readTokens } = await import('./tokens.js')
    return readTokens(query, await this.context.endpoints(query.network))
  }

  /** What to keep of the chain's coin when all of it is sent, in wei. */
  async reserve(network: CaipNetwork, signal?: AbortSignal): Promise<bigint> {
    const { readReserve, transferClient } = await import('./transfer.js')
    return readReserve(transferClient(network, await this.context.endpoints(network)), signal)
  }

  /** Looks at an address: its checksum, and whether a contract lives there. */
  async checkAddress(query: Parameters<NonNullable<ChainAdapter['checkAddress']>>[0]): Promise<AddressFacts> {
    const { checkAddress } = await import('./check-address.js')
    return checkAddress(query, () => this.context.endpoints(query.network))
  }

  /** The address of an ENS name. */
  async resolveName(query: Parameters<NonNullable<ChainAdapter['resolveName']>>[0]): Promise<string | undefined> {
    const { resolveEns } = await import('./ens.js')
    return resolveEns(query, await this.context.endpoints(query.network))
  }

  /** Waits for the receipt of a transaction. */
  async awaitTransaction(query: Parameters<NonNullable<ChainAdapter['awaitTransaction']>>[0]): Promise<void> {
    const { awaitReceipt } = await import('./receipt.js')
    const { transferClient } = await import('./transfer.js')
    const rpc = transferClient(query.network, await this.context.endpoints(query.network))
    return awaitReceipt(rpc, query.hash, query.signal)
  }
}
