import type { CaipNetwork } from '../../core/entities/network.js'
import type { TokenHolding } from '../../core/entities/token.js'
import { NetworkNotFoundError } from '../../core/errors/network.js'
import type { Rpc } from '../../services/json-rpc.js'
import type { AdapterContext, AddressFacts, ChainAdapter, NativeBalance } from '../adapter.js'
import { PageAdapter } from '../shared/page-adapter.js'
import type { SolanaEndpoints } from './balance.js'
import { SolanaConnectors } from './connectors.js'

/** What the family reads from the chain, of which the adapter is made; the code for it loads with the first question. */
export abstract class SolanaReads extends PageAdapter<SolanaConnectors> {
  readonly #context: AdapterContext
  #endpoints: SolanaEndpoints | undefined

  constructor(context: AdapterContext) {
    super(changed => new SolanaConnectors(context, changed))
    this.#context = context
  }

  /** The network that the page is on, else the site's first of this family. */
  protected network(): CaipNetwork | undefined {
    const active = this.#context.active?.()
    return active && !active.unsupported ? active : this.#context.networks()[0]
  }

  /**
   * The calls of a network, of the active one when none is named.
   *
   * @throws {NetworkNotFoundError} the site has none
   */
  protected async rpc(network: CaipNetwork | undefined = this.network()): Promise<Rpc> {
    if (!network) throw new NetworkNotFoundError()
    const { SolanaEndpoints } = await import('./balance.js')
    this.#endpoints ??= new SolanaEndpoints()
    return this.#endpoints.rpc(network, await this.#context.endpoints(network))
  }

  /** Reads a native balance over the network's endpoints; a wallet of this family cannot be asked. */
  async balance(query: Parameters<ChainAdapter['balance']>[0]): Promise<NativeBalance | undefined> {
    if (query.over !== 'endpoints') return undefined
    const { readBalance } = await import('./balance.js')
    return readBalance(await this.rpc(query.network), query)
  }

  /** Reads what an account holds of some tokens, of either token program. */
  async tokens(query: Parameters<NonNullable<ChainAdapter['tokens']>>[0]): Promise<readonly TokenHolding[]> {
    const { readTokens } = await import('./tokens.js')
    return readTokens(await this.rpc(query.network), query)
  }

  /** Whether something else than a plain account lives at an address. */
  async checkAddress(query: Parameters<NonNullable<ChainAdapter['checkAddress']>>[0]): Promise<AddressFacts> {
    const { checkAddress } = await import('./check-address.js')
    return checkAddress(await this.rpc(query.network), query)
  }

  /** Waits until a transaction is confirmed. */
  async awaitTransaction(query: Parameters<NonNullable<ChainAdapter['awaitTransaction']>>[0]): Promise<void> {
    const { awaitSignature } = await import('./confirm.js')
    return awaitSignature(await this.rpc(query.network), query.hash, query.signal)
  }
}
