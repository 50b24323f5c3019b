import type { Connector } from '../../core/entities/connector.js'
import { ConnectorNotFoundError, WalletTimeoutError } from '../../core/errors/connection.js'
import { RECONNECT_TIMEOUT } from '../../core/limits.js'
import { within } from '../../core/time.js'
import type { AdapterEvent, ConnectResult } from '../adapter.js'
import type { ListChanged, PageConnectors } from './page-connectors.js'
import { checkOpen } from './unless-aborted.js'

/** Signals that end the restoring of a connection; the first ends the waiting for its wallet too. */
export type RestoreSignals = readonly [AbortSignal, ...(AbortSignal | undefined)[]]

/** What every family with wallets in the page does in the same way: looking for them, telling, and ending. */
export abstract class PageAdapter<Page extends PageConnectors<unknown>> {
  /** The wallets of the page. */
  protected readonly page: Page
  readonly #listeners = new Set<(event: AdapterEvent) => void>()
  readonly #life = new AbortController()

  constructor(find: (changed: ListChanged) => Page) {
    this.page = find(connectors => this.emit({ type: 'connectors', connectors }))
  }

  /** Starts to look for wallets; further calls look again. */
  discover(): void {
    if (!this.life.aborted) this.page.discover()
  }

  /** The connectors known now. */
  connectors(): readonly Connector[] {
    return this.page.list()
  }

  /** Hears what changes, until the returned function is called. */
  subscribe(listener: (event: AdapterEvent) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /**
   * Asks for the accounts that the site may already see, without a prompt. A wallet that comes late is waited for; all in
   * all this takes 5 s at most.
   *
   * @throws {ConnectorNotFoundError} no such wallet came
   * @throws {WalletTimeoutError} it did not answer
   */
  async reconnect(connectorId: string, signal?: AbortSignal): Promise<ConnectResult | undefined> {
    checkOpen(signal, this.life)
    const limit = new AbortController()
    const late = (): Error =>
      this.page.wallet(connectorId) ? new WalletTimeoutError() : new ConnectorNotFoundError(connectorId)
    try {
      return await within(this.restore(connectorId, [limit.signal, signal, this.life]), RECONNECT_TIMEOUT, late)
    } finally {
      limit.abort()
    }
  }

  /** Stops listening to wallets and page, and ends what is under way. */
  destroy(): void {
    this.#life.abort()
    this.#listeners.clear()
    this.letGo()
    this.page.stop()
  }

  /** Aborted once the adapter is destroyed. */
  protected get life(): AbortSignal {
    return this.#life.signal
  }

  /** Tells whoever listens. */
  protected emit(event: AdapterEvent): void {
    for (const listener of [...this.#listeners]) listener(event)
  }

  /** Asks a wallet, once it is there, for what the site may see already. */
  protected abstract restore(connectorId: string, signals: RestoreSignals): Promise<ConnectResult | undefined>

  /** Stops listening to the connected wallets. */
  protected abstract letGo(): void
}
