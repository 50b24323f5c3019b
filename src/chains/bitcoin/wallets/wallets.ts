import type { BitcoinProvider, SignMessageParams } from '../../../core/entities/bitcoin-provider.js'
import type { CaipNetworkId } from '../../../core/caip.js'
import type { CaipNetwork } from '../../../core/entities/network.js'
import { NoRequestedChainError } from '../../../core/errors/bitcoin.js'
import { DisconnectError, WalletTimeoutError } from '../../../core/errors/connection.js'
import { ProviderNotFoundError } from '../../../core/errors/not-found.js'
import { siteFacade } from '../../../core/site-facade.js'
import { within } from '../../../core/time.js'
import { asSiteSends } from '../../../services/wallets/site-transactions.js'
import type { AdapterContext } from '../../adapter.js'
import type { ConnectorPort } from '../../ports/wallets.js'
import { PageWallets } from '../../shared/page-wallets.js'
import { toConnectError, toSwitchError } from '../errors.js'
import { BitcoinConnectors } from './connectors.js'
import { BitcoinProviders } from './providers.js'
import { BitcoinSessions, type PreferringAnswer } from './sessions.js'
import type { BitcoinWallet, WalletAnswer } from './wallet.js'

/** How long a wallet may take to disconnect, in ms. */
const DISCONNECT_TIMEOUT = 2_000

/** The site's networks that a wallet supports, the active one first; all of them if unknown. */
function servedNetworks({ networks, active }: AdapterContext, wallet: BitcoinWallet): readonly CaipNetwork[] {
  const served = wallet.chains?.()
  const common = networks().filter(({ caipNetworkId }) => served?.includes(caipNetworkId) ?? true)
  const now = common.find(({ caipNetworkId }) => caipNetworkId === active?.()?.caipNetworkId)
  return now ? [now, ...common.filter(network => network !== now)] : common
}

/** The Bitcoin wallets of the page: those of Wallet Standard and injected ones, each in its dialect. */
export class BitcoinWallets extends PageWallets<BitcoinWallet, PreferringAnswer> {
  protected readonly page: BitcoinConnectors
  protected readonly sessions: BitcoinSessions
  readonly #context: AdapterContext
  readonly #providers: BitcoinProviders

  constructor(context: AdapterContext) {
    super()
    this.#context = context
    this.page = new BitcoinConnectors(context.announced, this.emit)
    this.sessions = new BitcoinSessions({ connectors: this.page, networks: context.networks, emit: this.emit })
    this.#providers = new BitcoinProviders(context, this.sessions, id => this.page.name(id) ?? id)
  }

  /** The connected wallet as a `BitcoinProvider` for sites; the same object for the same wallet. */
  provider(connectorId: string): BitcoinProvider | undefined {
    const provider = this.#providers.get(connectorId)
    return provider && siteFacade(provider, asSiteSends)
  }

  /**
   * One of the wallets, with its capabilities. Each is on a network of its own; those that cannot be asked to switch it
   * have no `switchNetwork`.
   */
  override connector(id: string): ConnectorPort {
    const port = super.connector(id)
    const wallet = this.sessions.wallet(id)
    if (!wallet?.switchNetwork) return { ...port, isSwitchedByVisitor: wallet !== undefined }
    return { ...port, switchNetwork: network => this.#switch(id, wallet, network) }
  }

  /** Asks the wallet to sign a text; resolves to the signature as base64. */
  override async signMessage(connectorId: string, params: SignMessageParams): Promise<string> {
    const provider = this.provider(connectorId)
    if (!provider) throw new ProviderNotFoundError('bip122')
    return (await provider.signMessage(params)).signature
  }

  /** @throws {NoRequestedChainError} the wallet supports none of the site's networks */
  protected async ask(wallet: BitcoinWallet): Promise<PreferringAnswer> {
    const [network] = servedNetworks(this.#context, wallet)
    if (!network && wallet.chains?.()) throw new NoRequestedChainError()
    const answer = await wallet.connect(network).catch((cause: unknown) => {
      throw toConnectError(cause)
    })
    return { ...answer, preferred: await this.#context.accountType?.() }
  }

  protected async recall(wallet: BitcoinWallet): Promise<PreferringAnswer> {
    const [network] = servedNetworks(this.#context, wallet)
    const restored = wallet.restore(network).catch((cause: unknown) => {
      throw toConnectError(cause)
    })
    const [answer, preferred] = await Promise.all([restored, this.#context.accountType?.()])
    return { ...answer, preferred }
  }

  protected isGiven({ accounts }: PreferringAnswer): boolean {
    return accounts.length > 0
  }

  protected watchReturn(wallet: BitcoinWallet, returned: () => void): () => void {
    const answered = ({ accounts }: WalletAnswer): void => {
      if (accounts.length) returned()
    }
    const unwatch = wallet.watch?.(change => {
      if (change === 'gone') return
      wallet.restore(servedNetworks(this.#context, wallet)[0]).then(answered, () => undefined) // failures are ignored
    })
    return () => unwatch?.()
  }

  /** @throws {DisconnectError} the wallet failed, or did not answer within 2 s */
  protected async release(wallet: BitcoinWallet): Promise<void> {
    if (!wallet.disconnect) return
    try {
      await within(wallet.disconnect(), DISCONNECT_TIMEOUT, () => new WalletTimeoutError())
    } catch (cause) {
      throw new DisconnectError({ cause })
    }
  }

  /** A wallet's other network comes with other addresses. */
  async #switch(connectorId: string, wallet: BitcoinWallet, network: CaipNetwork): Promise<CaipNetworkId | undefined> {
    const answer = await wallet.switchNetwork?.(network).catch((cause: unknown) => {
      throw toSwitchError(cause)
    })
    return answer?.accounts.length ? this.sessions.update(connectorId, answer) : answer?.caipNetworkId
  }
}
