import type { CaipNetworkId } from '../../core/caip.js'
import type { Connector } from '../../core/entities/connector.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import { ConnectionRejectedError, ConnectorNotFoundError, WalletTimeoutError } from '../../core/errors/connection.js'
import { MalformedReplyError } from '../../core/errors/service.js'
import { RECONNECT_TIMEOUT } from '../../core/limits.js'
import { within } from '../../core/time.js'
import type { AdapterEvent, ConnectorPort, ConnectResult, SignMessageParams, WalletsPort } from '../ports/wallets.js'
import type { BalanceQuery, NativeBalance } from '../ports/reads.js'
import { keyOf, type PageConnectors } from './page-connectors.js'
import type { Sessions } from './sessions.js'
import { SharedRequests } from './shared-requests.js'
import { checkOpen, unlessAborted } from './unless-aborted.js'

/** The wallets of a family that has them in the page: finding, connecting, restoring and disconnecting them. */
export abstract class PageWallets<Wallet, Answer> implements WalletsPort {
  /** The wallets of the page. */
  protected abstract readonly page: PageConnectors<Wallet>
  /** Those of them that are connected. */
  protected abstract readonly sessions: Sessions<Wallet, Answer>
  readonly #prompts = new SharedRequests<Answer>()
  readonly #listeners = new Set<(event: AdapterEvent) => void>()
  readonly #life = new AbortController()
  /** Ends the wait for a wallet that returned no account. */
  #awaiting = new AbortController()

  /** Starts discovery; further calls repeat it. */
  discover(): void {
    if (!this.#life.signal.aborted) this.page.discover()
  }

  /** The currently known connectors. */
  connectors(): readonly Connector[] {
    return this.page.list()
  }

  /** Notifies of changes, until the returned function is called. */
  subscribe(listener: (event: AdapterEvent) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** One of the wallets, with its capabilities. */
  connector(id: string): ConnectorPort {
    return {
      connect: this.connect.bind(this, id),
      reconnect: this.reconnect.bind(this, id),
      disconnect: this.disconnect.bind(this, id),
      provider: this.provider.bind(this, id),
      awaitReturn: this.awaitReturn.bind(this, id),
      recheck: this.recheck.bind(this, id),
      switchNetwork: this.switchNetwork?.bind(this, id),
      signMessage: this.signMessage?.bind(this, id),
      choose: this.choose?.bind(this, id),
      balance: this.balance?.bind(this, id),
    }
  }

  /**
   * Prompts for the wallet's accounts. Calls made while the prompt is open share its answer; after an abort an answer has
   * no effect.
   *
   * @throws {ConnectorNotFoundError} there is no such wallet
   * @throws {ConnectionRejectedError} refused, or returned nothing usable
   * @throws {ConnectError} it failed for another reason
   */
  async connect(connectorId: string, signal?: AbortSignal): Promise<ConnectResult> {
    const signals = [signal, this.#life.signal]
    checkOpen(...signals)
    const wallet = this.sessions.find(connectorId)
    const answer = await this.#prompts.join(keyOf(connectorId), () => this.ask(wallet), ...signals)
    checkOpen(...signals)
    const result = this.#open(connectorId, wallet, answer)
    if (!result) throw new ConnectionRejectedError({ cause: new MalformedReplyError() })
    return result
  }

  /**
   * Asks for the accounts that the site may already see, without a prompt. A late wallet is awaited; the total is
   * limited to 5 s.
   *
   * @throws {ConnectorNotFoundError} no such wallet appeared
   * @throws {WalletTimeoutError} it did not answer
   */
  async reconnect(connectorId: string, signal?: AbortSignal): Promise<ConnectResult | undefined> {
    checkOpen(signal, this.#life.signal)
    const limit = new AbortController()
    const timedOut = (): Error =>
      this.sessions.wallet(connectorId) ? new WalletTimeoutError() : new ConnectorNotFoundError(connectorId)
    try {
      return await within(this.#restore(connectorId, limit.signal, signal), RECONNECT_TIMEOUT, timedOut)
    } finally {
      limit.abort()
    }
  }

  /** Notifies once a wallet that returned no account returns some; `ask` asks it again, however long it takes. */
  awaitReturn(connectorId: string, { ask = false }: { readonly ask?: boolean } = {}): void {
    this.#awaiting.abort()
    this.#awaiting = new AbortController()
    if (!this.#life.signal.aborted) void this.#awaitReturn(connectorId, ask, this.#awaiting.signal)
  }

  /**
   * Asks a connected wallet for changes whose events may have been missed.
   *
   * @throws {WalletTimeoutError} it did not answer in 5 s
   */
  recheck(connectorId: string): Promise<void> {
    return within(this.sessions.recheck(connectorId), RECONNECT_TIMEOUT, () => new WalletTimeoutError())
  }

  /** Disconnects the page from a wallet immediately, then the wallet from the site. */
  async disconnect(connectorId: string): Promise<void> {
    const wallet = this.sessions.wallet(connectorId)
    this.#awaiting.abort()
    this.sessions.close(connectorId)
    if (wallet) await this.release(wallet)
  }

  /** The provider of a connector, for sites. */
  abstract provider(connectorId: string): unknown

  /** Switches the wallet's network; absent if only the page has a network. */
  switchNetwork?(connectorId: string, network: CaipNetwork, signal?: AbortSignal): Promise<CaipNetworkId | undefined>

  /** Asks the wallet to sign a text. */
  signMessage?(connectorId: string, params: SignMessageParams): Promise<string>

  /** Makes one of the wallet's accounts the one that its provider signs with; absent if every request names its account. */
  choose?(connectorId: string, address: string): void

  /** Reads a native balance through the wallet. */
  balance?(connectorId: string, query: BalanceQuery): Promise<NativeBalance>

  /** Stops listening to wallets and page, and cancels pending work. */
  destroy(): void {
    this.#life.abort()
    this.#awaiting.abort()
    this.#listeners.clear()
    this.sessions.closeAll()
    this.page.stop()
  }

  /** Notifies every listener. */
  protected readonly emit = (event: AdapterEvent): void => {
    for (const listener of [...this.#listeners]) listener(event)
  }

  /** Asks a wallet for its accounts, with a prompt. */
  protected abstract ask(wallet: Wallet): Promise<Answer>

  /** Asks a wallet for the accounts that the site may already see, without a prompt. */
  protected abstract recall(wallet: Wallet): Promise<Answer>

  /** Disconnects a wallet from the site. */
  protected abstract release(wallet: Wallet): Promise<void>

  /** Whether an answer contains an account. */
  protected abstract isGiven(answer: Answer): boolean

  /** Calls back whenever an unconnected wallet reports accounts for the site, until the returned function is called. */
  protected abstract watchReturn(wallet: Wallet, returned: () => void): () => void

  async #awaitReturn(connectorId: string, ask: boolean, signal: AbortSignal): Promise<void> {
    const wallet = await this.page.whenFound(connectorId, signal)
    if (signal.aborted) return
    const returned = (): void => {
      if (!signal.aborted) this.emit({ type: 'returned', connectorId })
    }
    signal.addEventListener('abort', this.watchReturn(wallet, returned))
    if (!ask) return
    const answer = await this.recall(wallet).catch(() => undefined) // a rejection counts as no accounts
    if (answer && this.isGiven(answer)) returned()
  }

  /** A wallet that returned accounts is connected, and no other is awaited. */
  #open(connectorId: string, wallet: Wallet, answer: Answer): ConnectResult | undefined {
    const result = this.sessions.open(connectorId, wallet, answer)
    if (result) this.#awaiting.abort()
    return result
  }

  async #restore(connectorId: string, limit: AbortSignal, given?: AbortSignal): Promise<ConnectResult | undefined> {
    const signals = [limit, given, this.#life.signal]
    const wallet = await unlessAborted(this.page.whenFound(connectorId, limit), ...signals)
    const answer = await unlessAborted(this.recall(wallet), ...signals)
    checkOpen(...signals)
    return this.#open(connectorId, wallet, answer)
  }
}
