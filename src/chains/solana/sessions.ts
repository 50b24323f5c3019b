import type { CaipNetworkId } from '../../core/caip.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import { ConnectorNotFoundError } from '../../core/errors/connection.js'
import type { Rpc } from '../../services/json-rpc.js'
import { holdWallet, releaseHold } from '../../services/wallets/standard-use.js'
import type { StandardAccount, StandardWallet } from '../../services/wallets/standard-wallet.js'
import type { ConnectResult, WalletEvent } from '../adapter.js'
import { SharedRequests } from '../shared/shared-requests.js'
import type { RestoreSignals } from '../shared/page-adapter.js'
import { checkOpen, unlessAborted } from '../shared/unless-aborted.js'
import { solanaAccounts, toAccounts } from './accounts.js'
import { toWalletChain } from './clusters.js'
import { askWallet } from './connect.js'
import type { SolanaConnectors } from './connectors.js'
import { type ControlledProvider, createSolanaProvider } from './provider.js'
import { toPublicKey } from './public-key.js'
import { createStandardSigner } from './standard-signer.js'

/** News is told once a wallet has been quiet this long, in ms: of a burst the last word counts. */
const QUIET = 16

interface Session {
  readonly wallet: StandardWallet
  readonly controlled: ControlledProvider
  readonly stop: () => void
}

/** What sessions need of their family. */
export interface SessionNeeds {
  readonly connectors: SolanaConnectors
  readonly emit: (event: WalletEvent) => void
  /** The network that the page is on. */
  readonly network: () => CaipNetwork | undefined
  /** All networks of the site in this family. */
  readonly networks: () => readonly CaipNetwork[]
  /** The calls of that network. */
  readonly rpc: () => Promise<Rpc>
}

const addressesOf = (accounts: readonly StandardAccount[]): string => accounts.map(({ address }) => address).join(' ')

/** The wallets that gave their accounts, each with its ear on what it says. Ids are compared without regard to case. */
export class SolanaSessions {
  readonly #needs: SessionNeeds
  readonly #open = new Map<string, Session>()
  readonly #requests = new SharedRequests<readonly StandardAccount[]>()

  constructor(needs: SessionNeeds) {
    this.#needs = needs
  }

  /** The wallet behind a connector: the connected one stays it, also when the page has another of that name now. */
  wallet(connectorId: string): StandardWallet | undefined {
    return this.#open.get(connectorId.toLowerCase())?.wallet ?? this.#needs.connectors.wallet(connectorId)
  }

  /**
   * The same, for when there must be one.
   *
   * @throws {ConnectorNotFoundError} there is none
   */
  find(connectorId: string): StandardWallet {
    const wallet = this.wallet(connectorId)
    if (!wallet) throw new ConnectorNotFoundError(connectorId)
    return wallet
  }

  /** What sites sign with, while the wallet is connected. */
  provider(connectorId: string): ControlledProvider['provider'] | undefined {
    return this.#open.get(connectorId.toLowerCase())?.controlled.provider
  }

  /**
   * The same, for when the wallet must be connected.
   *
   * @throws {ConnectorNotFoundError} it is not
   */
  connected(connectorId: string): ControlledProvider['provider'] {
    const provider = this.provider(connectorId)
    if (!provider) throw new ConnectorNotFoundError(connectorId)
    return provider
  }

  /** Has a wallet ask the visitor; who asks while that is open waits for the same answer. */
  async ask(connectorId: string, ...signals: readonly (AbortSignal | undefined)[]): Promise<ConnectResult> {
    const wallet = this.find(connectorId)
    const open = (): Promise<readonly StandardAccount[]> => askWallet(wallet, { silent: false })
    const accounts = await this.#requests.join(connectorId.toLowerCase(), open, ...signals)
    checkOpen(...signals)
    return this.open(connectorId, wallet, accounts)
  }

  /** Asks a wallet, once it is there, for what the site may see already; the first signal ends the waiting for it. */
  async restore(connectorId: string, signals: RestoreSignals): Promise<ConnectResult | undefined> {
    const wallet = await unlessAborted(this.#needs.connectors.whenFound(connectorId, signals[0]), ...signals)
    const accounts = await unlessAborted(askWallet(wallet, { silent: true }), ...signals)
    checkOpen(...signals)
    return accounts.length ? this.open(connectorId, wallet, accounts) : undefined
  }

  /** Listens to a wallet from now on; gives what it answered in the product's terms. */
  open(connectorId: string, wallet: StandardWallet, accounts: readonly StandardAccount[]): ConnectResult {
    this.close(connectorId)
    this.#open.set(connectorId.toLowerCase(), this.#start(connectorId, wallet, accounts))
    holdWallet(wallet.raw, 'solana')
    return { connectorId, accounts: toAccounts(accounts), caipNetworkId: this.#networkOf(accounts) }
  }

  /** Stops listening to a wallet; whether its last family let go of it. */
  close(connectorId: string): boolean {
    const key = connectorId.toLowerCase()
    const session = this.#open.get(key)
    this.#open.delete(key)
    session?.stop()
    return session ? releaseHold(session.wallet.raw, 'solana') : true
  }

  /** Stops listening to every wallet. */
  closeAll(): void {
    for (const key of [...this.#open.keys()]) this.close(key)
  }

  #start(connectorId: string, wallet: StandardWallet, first: readonly StandardAccount[]): Session {
    const { network, rpc } = this.#needs
    let accounts = first
    let timer: ReturnType<typeof setTimeout> | undefined
    const signer = createStandardSigner(
      wallet,
      () => accounts[0]?.address,
      () => toWalletChain(network()),
    )
    const controlled = createSolanaProvider(signer, rpc)
    const look = (): void => {
      const now = solanaAccounts(wallet.accounts())
      if (addressesOf(now) === addressesOf(accounts)) return
      const [active] = now
      if (!active) return this.#end(connectorId)
      const changed = active.address !== accounts[0]?.address
      accounts = now
      if (changed) controlled.emit('accountChanged', toPublicKey(active.address))
      this.#needs.emit({ type: 'accounts', connectorId, accounts: toAccounts(now) })
    }
    const unsubscribe = wallet.onChange(() => {
      clearTimeout(timer)
      timer = setTimeout(look, QUIET)
    })
    const stop = (): void => {
      unsubscribe()
      clearTimeout(timer)
      accounts = []
      controlled.emit('disconnect', undefined)
    }
    return { wallet, controlled, stop }
  }

  /** The wallet took all of its accounts away. */
  #end(connectorId: string): void {
    this.close(connectorId)
    this.#needs.emit({ type: 'disconnect', connectorId })
  }

  /**
   * A wallet has no chain of its own: it is on the page's, unless its account cannot be used there but on another of the
   * site's.
   */
  #networkOf(accounts: readonly StandardAccount[]): CaipNetworkId | undefined {
    const { chains = [] } = accounts[0] ?? {}
    const serves = (network: CaipNetwork): boolean => {
      const chain = toWalletChain(network)
      return !chains.length || chain === 'solana:localnet' || chains.includes(chain)
    }
    const now = this.#needs.network()
    return [...(now ? [now] : []), ...this.#needs.networks()].find(serves)?.caipNetworkId
  }
}
