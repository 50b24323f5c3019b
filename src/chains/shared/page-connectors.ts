import type { Connector } from '../../core/entities/connector.js'

/** A wallet of the page, and what a row shows of it. */
export interface PageWallet<Wallet> {
  readonly connector: Connector
  readonly wallet: Wallet
}

/** The wallets of the page by their ids in lower case. */
export type PageRows<Wallet> = ReadonlyMap<string, PageWallet<Wallet>>

/** How wallets make themselves known to the page: announcements, or Wallet Standard. */
export interface WalletSource {
  /** Starts listening, and asks the page's wallets to show themselves; further calls ask again. */
  start(): void
  /** Notifies of every change. */
  subscribe(listener: () => void): void
  /** Stops listening and forgets every wallet. */
  stop(): void
}

/** Takes the event of another list of connectors. */
export type ListChanged = (event: { readonly type: 'connectors'; readonly connectors: readonly Connector[] }) => void

/** Ids for something other than a wallet in the page. */
const RESERVED = /^(?:injected|walletconnect|auth|id_auth|viewonly)$/i

/** Some wallets appear late and without an event; the page is checked again after these times, in ms (WIRE 9.4). */
const LOOKS = [200, 400, 600] as const

/** Ids are compared ignoring case, as stored connections are (SPEC 4). */
export const keyOf = (id: string): string => id.toLowerCase()

/** Whether an id may be a wallet's. */
export const isFree = (id: string): boolean => !RESERVED.test(id)

/** The wallets that a family finds in the page, whenever they appear: from a source, and in the family's own ways. */
export abstract class PageConnectors<Wallet> {
  readonly #source: WalletSource
  readonly #changed: ListChanged
  readonly #waiting = new Set<() => void>()
  #known: PageRows<Wallet> | undefined
  #isStarted = false
  #isNotifying = false
  #listed = ''
  #timers: readonly ReturnType<typeof setTimeout>[] = []

  /** `changed` is called in a later microtask, once for any number of changes. */
  constructor(source: WalletSource, changed: ListChanged) {
    this.#source = source
    this.#changed = changed
  }

  /** Starts looking for wallets; further calls look again. */
  discover(): void {
    if (!this.#isStarted) this.#source.subscribe(() => this.note())
    this.#isStarted = true
    this.look()
    this.note()
  }

  /** The connectors known now, in the order in which they were found. */
  list(): readonly Connector[] {
    return [...this.#table().values()].map(({ connector }) => connector)
  }

  /** The wallet behind a connector. */
  wallet(id: string): Wallet | undefined {
    return this.#table().get(keyOf(id))?.wallet
  }

  /** The name of a connector's wallet. */
  name(id: string): string | undefined {
    return this.#table().get(keyOf(id))?.connector.name
  }

  /** Resolves to a wallet once it appears, which may be never; the signal ends the wait. */
  whenFound(id: string, signal: AbortSignal): Promise<Wallet> {
    if (!this.#isStarted) this.discover()
    return new Promise(resolve => {
      const look = (): void => {
        const wallet = this.wallet(id)
        if (!wallet) return
        this.#waiting.delete(look)
        resolve(wallet)
      }
      this.#waiting.add(look)
      signal.addEventListener('abort', () => this.#waiting.delete(look), { once: true })
      look()
    })
  }

  /** Stops listening to the page and forgets what was found. */
  stop(): void {
    this.#isStarted = false
    this.#waiting.clear()
    this.#known = undefined
    this.#clearTimers()
    this.#source.stop()
    this.forget()
  }

  /** Looks into the page, and asks its wallets to show themselves. */
  protected abstract look(): void

  /** Reads what is known now. */
  protected abstract read(): PageRows<Wallet>

  /** Forgets what the family itself found. */
  protected abstract forget(): void

  /** Something may have changed: waiting calls look again, and a changed list is passed on, in a later microtask. */
  protected note(): void {
    this.#known = undefined
    if (this.#isNotifying) return
    this.#isNotifying = true
    queueMicrotask(() => {
      this.#isNotifying = false
      if (!this.#isStarted) return
      for (const look of [...this.#waiting]) look()
      this.#notify()
    })
  }

  /** Looks a few more times, for wallets that appear without an event. */
  protected noteLater(): void {
    this.#clearTimers()
    this.#timers = LOOKS.map(delay => setTimeout(() => this.note(), delay))
  }

  #clearTimers(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers = []
  }

  #notify(): void {
    const ids = [...this.#table().keys()].join('\n')
    if (ids === this.#listed) return
    this.#listed = ids
    this.#changed({ type: 'connectors', connectors: this.list() })
  }

  #table(): PageRows<Wallet> {
    if (!this.#isStarted) return new Map()
    return (this.#known ??= this.read())
  }
}
