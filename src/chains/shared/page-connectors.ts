import type { Connector } from '../../core/entities/connector.js'

/** A wallet in the page, and its row data. */
export interface PageWallet<Wallet> {
  readonly connector: Connector
  readonly wallet: Wallet
}

/** The wallets of the page by their ids in lower case. */
export type PageRows<Wallet> = ReadonlyMap<string, PageWallet<Wallet>>

/** The kinds of wallets enabled by a site. */
export interface WalletKinds {
  readonly announced: boolean
  readonly injected: boolean
}

/** How wallets are discovered: announcements, or Wallet Standard. */
export interface WalletSource {
  /** Starts listening, and asks the page's wallets to announce themselves; further calls ask again. */
  start(): void
  /** Notifies of every change. */
  subscribe(listener: () => void): void
  /** Stops listening and forgets every wallet. */
  stop(): void
}

/** Receives changed lists of connectors. */
export type ListChanged = (event: { readonly type: 'connectors'; readonly connectors: readonly Connector[] }) => void

/** Ids for something other than a wallet in the page. */
const RESERVED = /^(?:injected|walletconnect|auth|id_auth|viewonly)$/i

/** Some wallets appear late and without an event; the page is checked again after these times, in ms (WIRE 9.4). */
const RECHECK_DELAYS = [200, 400, 600] as const

/** Ids are compared ignoring case, as stored connections are (SPEC 4). */
export const keyOf = (id: string): string => id.toLowerCase()

/** Whether an id may belong to a wallet. */
export const isFree = (id: string): boolean => !RESERVED.test(id)

/** The wallets that a family finds in the page, whenever they appear: from a source, and by the family's own means. */
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

  /** Starts discovery; further calls repeat it. */
  discover(): void {
    if (!this.#isStarted) this.#source.subscribe(() => this.recheck())
    this.#isStarted = true
    this.look()
    this.recheck()
  }

  /** The currently known connectors, in the order in which they were found. */
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

  /** Stops listening to the page and forgets the wallets found. */
  stop(): void {
    this.#isStarted = false
    this.#waiting.clear()
    this.#known = undefined
    this.#clearTimers()
    this.#source.stop()
    this.forget()
  }

  /** Searches the page, and asks its wallets to announce themselves. */
  protected abstract look(): void

  /** Reads the currently known wallets. */
  protected abstract read(): PageRows<Wallet>

  /** Forgets the wallets that the family itself found. */
  protected abstract forget(): void

  /** After a possible change: waiting calls re-check, and a changed list is passed on, in a later microtask. */
  protected recheck(): void {
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

  /** Checks a few more times, for wallets that appear without an event. */
  protected recheckLater(): void {
    this.#clearTimers()
    this.#timers = RECHECK_DELAYS.map(delay => setTimeout(() => this.recheck(), delay))
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
