import type { ChainNamespace } from '../../core/caip.js'
import type { Connector } from '../../core/entities/connector.js'
import { createStandardWallets } from '../../services/wallets/standard.js'
import { explorerIdOf } from '../../services/wallets/standard-ids.js'

/** A wallet of the page, and what a row shows of it. */
export interface PageWallet<Wallet> {
  readonly connector: Connector
  readonly wallet: Wallet
}

/** The wallets of the page by their ids in lower case. */
export type PageWallets<Wallet> = ReadonlyMap<string, PageWallet<Wallet>>

/** Hears the list of connectors when it is another one. */
export type ListChanged = (connectors: readonly Connector[]) => void

/** Ids that mean something else than a wallet of the page. */
const RESERVED = /^(?:injected|walletconnect|auth|id_auth)$/i

/** Wallets put themselves into the page late; it is looked at again after these times, in ms (WIRE 9.4). */
const LOOKS = [200, 400, 600] as const

/** Ids are compared without regard to case, as stored connections are (SPEC 4). */
export const keyOf = (id: string): string => id.toLowerCase()

/** Whether an id may be a wallet's. */
export const isFree = (id: string): boolean => !RESERVED.test(id)

/** What a row shows of a wallet. `key` is the same for every family of a Wallet Standard wallet. */
export interface Shown {
  readonly name: string
  readonly icon: string | undefined
  readonly key?: string
}

/** The connector of a wallet that was found in the page. */
export function toConnector(
  namespace: ChainNamespace,
  id: string,
  { key, name, icon }: Shown,
  type: 'ANNOUNCED' | 'INJECTED' = 'ANNOUNCED',
): Connector {
  const explorerId = explorerIdOf(name)
  return {
    id,
    type,
    name,
    chain: namespace,
    ...(icon ? { imageUrl: icon } : {}),
    info: { ...(key ? { uuid: key } : {}), name, ...(icon ? { icon } : {}) },
    ...(explorerId ? { explorerId } : {}),
  }
}

/** The wallets that a family finds in the page, whenever they come: by Wallet Standard, and in its own ways. */
export abstract class PageConnectors<Wallet> {
  /** The page's Wallet Standard wallets, of every family. */
  protected readonly standard = createStandardWallets()
  readonly #changed: ListChanged
  readonly #waiting = new Set<() => void>()
  #known: PageWallets<Wallet> | undefined
  #isStarted = false
  #isTelling = false
  #told = ''
  #timers: readonly ReturnType<typeof setTimeout>[] = []

  /** `changed` is called in a later microtask, once for any number of changes. */
  constructor(changed: ListChanged) {
    this.#changed = changed
  }

  /** Starts to look for wallets; further calls look again. */
  discover(): void {
    if (!this.#isStarted) this.standard.subscribe(() => this.note())
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

  /** Resolves to a wallet as soon as it is there, which may be never; ends with the signal. */
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
    this.standard.stop()
    this.forget()
  }

  /** Looks into the page, and asks whoever is there to show itself. */
  protected abstract look(): void

  /** Reads what is known now. */
  protected abstract read(): PageWallets<Wallet>

  /** Forgets what the family itself found. */
  protected abstract forget(): void

  /** Something may have changed: whoever waits looks again, and the list is told, in a later microtask. */
  protected note(): void {
    this.#known = undefined
    if (this.#isTelling) return
    this.#isTelling = true
    queueMicrotask(() => {
      this.#isTelling = false
      if (!this.#isStarted) return
      for (const look of [...this.#waiting]) look()
      this.#tell()
    })
  }

  /** The same a few times more, for wallets that come into the page without a word. */
  protected noteLater(): void {
    this.#clearTimers()
    this.#timers = LOOKS.map(delay => setTimeout(() => this.note(), delay))
  }

  #clearTimers(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers = []
  }

  #tell(): void {
    const ids = [...this.#table().keys()].join('\n')
    if (ids === this.#told) return
    this.#told = ids
    this.#changed(this.list())
  }

  #table(): PageWallets<Wallet> {
    if (!this.#isStarted) return new Map()
    return (this.#known ??= this.read())
  }
}
