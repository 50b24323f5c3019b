import type { SolanaProvider } from '../../../core/entities/solana-provider.js'
import type { CaipNetwork } from '../../../core/entities/network.js'
import { encodeBase58 } from '../../../core/encoding/base58.js'
import { siteFacade } from '../../../core/site-facade.js'
import { NetworkNotFoundError } from '../../../core/errors/network.js'
import { WalletChangedError } from '../../../core/errors/transaction.js'
import type { Rpc } from '../../../services/json-rpc.js'
import { asSiteSends } from '../../../services/wallets/site-transactions.js'
import { releaseHold } from '../../../services/wallets/standard-use.js'
import type { StandardAccount, StandardWallet } from '../../../services/wallets/standard-wallet.js'
import type { AdapterContext } from '../../adapter.js'
import type { SignMessageParams } from '../../ports/wallets.js'
import { PageWallets } from '../../shared/page-wallets.js'
import { solanaAccounts } from './accounts.js'
import { askWallet, releaseWallet } from './connect.js'
import { SolanaConnectors } from './connectors.js'
import { SolanaSessions } from './sessions.js'

/** The Solana wallets of the page, mostly registered through Wallet Standard. */
export class SolanaWallets extends PageWallets<StandardWallet, readonly StandardAccount[]> {
  protected readonly page: SolanaConnectors
  protected readonly sessions: SolanaSessions

  /** `rpcOf` returns the client for a network's endpoints. */
  constructor(context: AdapterContext, rpcOf: (network: CaipNetwork) => Promise<Rpc>) {
    super()
    this.page = new SolanaConnectors(context, this.emit)
    const network = (): CaipNetwork | undefined => {
      const active = context.active?.()
      return active && !active.unsupported ? active : context.networks()[0]
    }
    this.sessions = new SolanaSessions({
      connectors: this.page,
      emit: this.emit,
      network,
      networks: context.networks,
      async rpc() {
        const now = network()
        if (!now) throw new NetworkNotFoundError()
        return rpcOf(now)
      },
    })
  }

  /** The provider of the connected wallet, for sites; `undefined` before it is connected. */
  provider(connectorId: string): SolanaProvider | undefined {
    const provider = this.sessions.get(connectorId)?.controlled.provider
    return provider && siteFacade(provider, asSiteSends)
  }

  /**
   * The provider of a wallet that must be connected.
   *
   * @throws {ConnectorNotFoundError} it is not
   */
  connected(connectorId: string): SolanaProvider {
    return this.sessions.connected(connectorId)
  }

  /**
   * Asks the wallet to sign a text with its active account; resolves to the signature in base58.
   *
   * @throws {WalletChangedError} its active account is not the one to sign with
   */
  override async signMessage(connectorId: string, { message, address }: SignMessageParams): Promise<string> {
    const provider = this.connected(connectorId)
    if (provider.publicKey?.toBase58() !== address) throw new WalletChangedError({ details: 'account' })
    return encodeBase58(await provider.signMessage(new TextEncoder().encode(message)))
  }

  /** Makes one of the wallet's accounts the one that its provider signs with. */
  override choose(connectorId: string, address: string): void {
    this.sessions.get(connectorId)?.choose(address)
  }

  protected ask(wallet: StandardWallet): Promise<readonly StandardAccount[]> {
    return askWallet(wallet, { silent: false })
  }

  protected recall(wallet: StandardWallet): Promise<readonly StandardAccount[]> {
    return askWallet(wallet, { silent: true })
  }

  /** A wallet that another family is still connected through stays connected. */
  protected async release(wallet: StandardWallet): Promise<void> {
    if (releaseHold(wallet.raw, 'solana')) await releaseWallet(wallet)
  }

  protected isGiven(accounts: readonly StandardAccount[]): boolean {
    return accounts.length > 0
  }

  protected watchReturn(wallet: StandardWallet, returned: () => void): () => void {
    return wallet.onChange(() => {
      if (solanaAccounts(wallet.accounts()).length) returned()
    })
  }
}
