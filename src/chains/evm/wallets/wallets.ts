import type { CaipNetworkId } from '../../../core/caip.js'
import type { CaipNetwork } from '../../../core/entities/network.js'
import { siteFacade } from '../../../core/site-facade.js'
import type { AdapterContext } from '../../adapter.js'
import type { BalanceQuery, NativeBalance } from '../../ports/reads.js'
import type { SignMessageParams } from '../../ports/wallets.js'
import { PageWallets } from '../../shared/page-wallets.js'
import { readWalletBalance } from './balance.js'
import { parseAccounts } from '../../../services/wallets/evm-accounts.js'
import { trackSiteRequest } from '../../../services/wallets/site-transactions.js'
import { askWallet, type WalletAnswer } from './connect.js'
import { EvmConnectors } from './connectors.js'
import { releaseWallet } from './revoke.js'
import { EvmSessions, toNetworkId } from './sessions.js'
import type { EvmWallet } from './wallet.js'

/** The EVM wallets of the page, in raw EIP-1193. */
export class EvmWallets extends PageWallets<EvmWallet, WalletAnswer> {
  protected readonly page: EvmConnectors
  protected readonly sessions: EvmSessions
  readonly #revokes: boolean

  constructor(context: Pick<AdapterContext, 'announced' | 'injected' | 'revokes'>) {
    super()
    this.#revokes = context.revokes !== false
    this.page = new EvmConnectors(context, this.emit)
    this.sessions = new EvmSessions(this.page, this.emit)
  }

  /**
   * The wallet behind a connector.
   *
   * @throws {ConnectorNotFoundError} no connector has that id
   */
  find(connectorId: string): EvmWallet {
    return this.sessions.find(connectorId)
  }

  /** The active account of a connected wallet. */
  accountOf(connectorId: string): string | undefined {
    return this.sessions.get(connectorId)?.accounts[0]
  }

  /** The wallet's own EIP-1193 object, as sites get it. */
  provider(connectorId: string): unknown {
    const wallet = this.sessions.wallet(connectorId)
    return wallet && siteFacade(wallet.provider, trackSiteRequest)
  }

  /** Asks the wallet to switch its network; resolves to the one it reports afterwards. */
  override async switchNetwork(
    connectorId: string,
    network: CaipNetwork,
    signal?: AbortSignal,
  ): Promise<CaipNetworkId | undefined> {
    const wallet = this.sessions.find(connectorId)
    const { switchChain } = await import('./switch.js')
    return toNetworkId(await switchChain(wallet, network, signal))
  }

  /** Asks the wallet to sign a text; the signature in hex. */
  override async signMessage(connectorId: string, params: SignMessageParams): Promise<string> {
    const wallet = this.sessions.find(connectorId)
    return (await import('./sign-text.js')).signText(wallet, params)
  }

  /** Reads a native balance through a wallet. */
  override async balance(connectorId: string, query: BalanceQuery): Promise<NativeBalance> {
    return readWalletBalance(query, this.sessions.find(connectorId))
  }

  protected ask(wallet: EvmWallet): Promise<WalletAnswer> {
    return askWallet(wallet, 'eth_requestAccounts')
  }

  protected recall(wallet: EvmWallet): Promise<WalletAnswer> {
    return askWallet(wallet, 'eth_accounts')
  }

  protected release(wallet: EvmWallet): Promise<void> {
    return releaseWallet(wallet, this.#revokes)
  }

  protected isGiven({ accounts }: WalletAnswer): boolean {
    return accounts.length > 0
  }

  protected watchReturn({ bound }: EvmWallet, returned: () => void): () => void {
    return bound.on('accountsChanged', value => {
      if (parseAccounts(value)?.length) returned()
    })
  }
}
