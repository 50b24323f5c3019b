import { ConnectorNotFoundError } from '../../core/errors/connection.js'
import type { ConnectResult } from '../ports/wallets.js'
import { keyOf } from './page-connectors.js'

/** A connected wallet. */
export interface Session<Wallet> {
  readonly wallet: Wallet
  /** Stops listening to the wallet. */
  readonly stop: () => void
}

/** The connected wallets of a family. Ids are compared ignoring case. */
export abstract class Sessions<Wallet, Answer, Open extends Session<Wallet> = Session<Wallet>> {
  readonly #page: { wallet(id: string): Wallet | undefined }
  readonly #open = new Map<string, Open>()

  constructor(page: { wallet(id: string): Wallet | undefined }) {
    this.#page = page
  }

  /** The session of a connector. */
  get(connectorId: string): Open | undefined {
    return this.#open.get(keyOf(connectorId))
  }

  /** The wallet behind a connector: the connected one, even if the page now has another wallet with that id. */
  wallet(connectorId: string): Wallet | undefined {
    return this.get(connectorId)?.wallet ?? this.#page.wallet(connectorId)
  }

  /**
   * The wallet behind a connector.
   *
   * @throws {ConnectorNotFoundError} no connector has that id
   */
  find(connectorId: string): Wallet {
    const wallet = this.wallet(connectorId)
    if (!wallet) throw new ConnectorNotFoundError(connectorId)
    return wallet
  }

  /** Starts listening to a wallet that answered; `undefined` if it returned no usable account. */
  abstract open(connectorId: string, wallet: Wallet, answer: Answer): ConnectResult | undefined

  /** Asks a connected wallet, without a prompt, for events that may have been missed, and notifies of changes. */
  abstract recheck(connectorId: string): Promise<void>

  /** Stops listening to a wallet. */
  close(connectorId: string): void {
    const session = this.get(connectorId)
    this.#open.delete(keyOf(connectorId))
    session?.stop()
  }

  /** Stops listening to every wallet. */
  closeAll(): void {
    for (const key of [...this.#open.keys()]) this.close(key)
  }

  /** Stores a new session, replacing an older one of the connector. */
  protected keep(connectorId: string, start: () => Open): void {
    this.close(connectorId)
    this.#open.set(keyOf(connectorId), start())
  }
}
