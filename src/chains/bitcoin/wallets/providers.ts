import type { BitcoinProvider } from '../../../core/entities/bitcoin-provider.js'
import type { CaipNetwork } from '../../../core/entities/network.js'
import { isServiceEndpoint } from '../../../services/service-endpoint.js'
import type { AdapterContext } from '../../adapter.js'
import { networkOfAddress } from '../network-ids.js'
import { createBitcoinProvider } from './provider.js'
import type { BitcoinSessions } from './sessions.js'
import type { BitcoinWallet } from './wallet.js'

/** The Esplora services among a network's endpoints: the rpc service's, which uses JSON-RPC, is excluded. */
export const esploraIn = (urls: readonly string[]): readonly string[] => urls.filter(url => !isServiceEndpoint(url))

/** A network's Esplora services, best first. */
export const esploraOf = async (
  { endpoints }: Pick<AdapterContext, 'endpoints'>,
  network: CaipNetwork,
): Promise<readonly string[]> => esploraIn(await endpoints(network))

/** The providers of connected wallets, one each. */
export class BitcoinProviders {
  readonly #context: AdapterContext
  readonly #sessions: BitcoinSessions
  readonly #nameOf: (connectorId: string) => string
  readonly #made = new WeakMap<BitcoinWallet, BitcoinProvider>()

  constructor(context: AdapterContext, sessions: BitcoinSessions, nameOf: (connectorId: string) => string) {
    this.#context = context
    this.#sessions = sessions
    this.#nameOf = nameOf
  }

  /** The provider of a connector; `undefined` when it is not connected. */
  get(connectorId: string): BitcoinProvider | undefined {
    const wallet = this.#sessions.get(connectorId)?.wallet
    if (!wallet) return undefined
    const provider =
      this.#made.get(wallet) ??
      createBitcoinProvider({
        name: this.#nameOf(connectorId),
        wallet,
        accounts: () => this.#sessions.get(connectorId)?.accounts ?? [],
        endpoints: () => this.#endpointsOf(connectorId),
      })
    this.#made.set(wallet, provider)
    return provider
  }

  /** The services of the network of a connected wallet's accounts. */
  async #endpointsOf(connectorId: string): Promise<readonly string[]> {
    const session = this.#sessions.get(connectorId)
    const [account] = session?.accounts ?? []
    const networks = this.#context.networks()
    const id = session?.caipNetworkId ?? (account && networkOfAddress(account.address, networks))
    const network = networks.find(({ caipNetworkId }) => caipNetworkId === id)
    return network ? esploraOf(this.#context, network) : []
  }
}
