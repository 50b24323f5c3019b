import type { CaipNetworkId } from '../../core/caip.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import { NoRequestedChainError } from '../../core/errors/bitcoin.js'
import { ProviderNotFoundError } from '../../core/errors/provider-not-found.js'
import { ConnectionRejectedError, DisconnectError, WalletTimeoutError } from '../../core/errors/connection.js'
import { SwitchNetworkError } from '../../core/errors/network.js'
import { MalformedReplyError } from '../../core/errors/service.js'
import { within } from '../../core/time.js'
import type { AdapterContext, ChainAdapter, ConnectResult, NativeBalance, SessionSource } from '../adapter.js'
import { PageAdapter, type RestoreSignals } from '../shared/page-adapter.js'
import { checkOpen, unlessAborted } from '../shared/unless-aborted.js'
import { BitcoinConnectors } from './connectors.js'
import { toConnectError, toSwitchError } from './errors.js'
import type { BitcoinProvider } from './provider.js'
import { BitcoinProviders, esploraOf } from './providers.js'
import { BitcoinSessions } from './sessions.js'
import type { BitcoinWallet, WalletAnswer } from './wallet.js'

/** A wallet has this long to let go, in ms. */
const DISCONNECT_TIMEOUT = 2_000

/** The site's networks that a wallet serves, the one the page is on first; all of them when the wallet does not say. */
function servedNetworks({ networks, active }: AdapterContext, wallet: BitcoinWallet): readonly CaipNetwork[] {
  const served = wallet.chains()
  const common = networks().filter(({ caipNetworkId }) => served?.includes(caipNetworkId) ?? true)
  const now = common.find(({ caipNetworkId }) => caipNetworkId === active?.()?.caipNetworkId)
  return now ? [now, ...common.filter(network => network !== now)] : common
}

/** The Bitcoin family: Wallet Standard wallets and those that stand in the page, each in its dialect. */
export class BitcoinAdapter extends PageAdapter<BitcoinConnectors> implements ChainAdapter {
  readonly namespace = 'bip122'
  readonly #context: AdapterContext
  readonly #sessions: BitcoinSessions
  readonly #providers: BitcoinProviders

  constructor(context: AdapterContext) {
    super(changed => new BitcoinConnectors(context.announced, changed))
    this.#context = context
    const { networks } = context
    this.#sessions = new BitcoinSessions({ connectors: this.page, networks, emit: event => this.emit(event) })
    this.#providers = new BitcoinProviders(context, this.#sessions, id => this.page.name(id) ?? id)
  }

  /**
   * Prompts for the wallet's accounts. Who asks while the prompt is open waits for the same answer; after an abort an
   * answer has no effect.
   *
   * @throws {NoRequestedChainError} the wallet serves none of the site's networks
   */
  async connect(connectorId: string, signal?: AbortSignal): Promise<ConnectResult> {
    checkOpen(signal, this.life)
    const wallet = this.#sessions.find(connectorId)
    const [network] = servedNetworks(this.#context, wallet)
    if (!network && wallet.chains()) throw new NoRequestedChainError()
    const open = async (): Promise<WalletAnswer> => {
      try {
        return await wallet.connect(network)
      } catch (cause) {
        throw toConnectError(cause)
      }
    }
    const answer = await this.#sessions.prompts.join(connectorId.toLowerCase(), open, signal, this.life)
    const type = await this.#context.accountType?.()
    checkOpen(signal, this.life)
    const result = this.#sessions.open(connectorId, wallet, answer, type)
    if (!result) throw new ConnectionRejectedError({ cause: new MalformedReplyError() })
    return result
  }

  /**
   * Lets go of the wallet at once, and tells it within 2 s.
   *
   * @throws {DisconnectError} the wallet failed, or did not answer
   */
  async disconnect(connectorId: string): Promise<void> {
    const wallet = this.#sessions.get(connectorId)?.wallet ?? this.page.wallet(connectorId)
    this.#sessions.close(connectorId)
    if (!wallet?.disconnect) return
    try {
      await within(wallet.disconnect(), DISCONNECT_TIMEOUT, () => new WalletTimeoutError())
    } catch (cause) {
      throw new DisconnectError({ cause })
    }
  }

  /** The connected wallet as a `BitcoinProvider`; the same object for as long as it is the same wallet. */
  provider(connectorId: string): BitcoinProvider | undefined {
    return this.#providers.get(connectorId)
  }

  /** Reads a balance over the network's Esplora services; wallets are not asked, as few of them know. */
  async balance({ over, ...query }: Parameters<ChainAdapter['balance']>[0]): Promise<NativeBalance | undefined> {
    if (over !== 'endpoints') return undefined
    const { fetchBalance } = await import('./balance.js')
    return fetchBalance(query, await esploraOf(this.#context, query.network))
  }

  /** Has the wallet change its network, which changes its addresses too. */
  async switchNetwork(connectorId: string, network: CaipNetwork): Promise<CaipNetworkId | undefined> {
    const wallet = this.#sessions.find(connectorId)
    if (!wallet.switchNetwork) throw new SwitchNetworkError({ details: 'The wallet itself chooses its network.' })
    try {
      const answer = await wallet.switchNetwork(network)
      if (answer.accounts.length) return this.#sessions.update(connectorId, answer)
      return answer.caipNetworkId
    } catch (cause) {
      throw toSwitchError(cause)
    }
  }

  /** Has the wallet sign a text; resolves to the signature as base64. */
  async signMessage(connectorId: string, params: Parameters<BitcoinProvider['signMessage']>[0]): Promise<string> {
    const provider = this.provider(connectorId)
    if (!provider) throw new ProviderNotFoundError('bip122')
    return (await provider.signMessage(params)).signature
  }

  /** The provider of a wallet behind a wallet-connection session. */
  readonly sessionProvider = async (source: SessionSource): Promise<BitcoinProvider> =>
    (await import('./walletconnect-provider.js')).createSessionBitcoinProvider(source)

  protected async restore(connectorId: string, signals: RestoreSignals): Promise<ConnectResult | undefined> {
    const wallet = await unlessAborted(this.page.whenFound(connectorId, signals[0]), ...signals)
    const [network] = servedNetworks(this.#context, wallet)
    const work = Promise.all([wallet.restore(network), this.#context.accountType?.()])
    const [answer, type] = await unlessAborted(work, ...signals)
    checkOpen(...signals)
    return this.#sessions.open(connectorId, wallet, answer, type)
  }

  protected letGo(): void {
    this.#sessions.closeAll()
  }
}
