import type { Connector } from '../../core/entities/connector.js'
import { type AnnouncedWallet, createAnnounced } from '../../services/wallets/announced.js'
import { readInjected } from '../../services/wallets/injected.js'
import type { EvmWallet } from './wallet.js'

/** The page's own wallet, and the name of one that gives none (WIRE 9.2). */
const INJECTED = { id: 'injected', name: 'Browser Wallet' } as const

/** Ids that mean something else than an announced wallet; an announcement that claims one goes by its next name. */
const RESERVED = /^(?:injected|walletconnect|auth|id_auth)$/i

/** Wallets that put themselves into the page late say so with this event. */
const LATE_INJECTION = 'ethereum#initialized'

interface Row {
  readonly connector: Connector
  readonly wallet: EvmWallet
}

type Rows = ReadonlyMap<string, Row>

/** Ids are compared without regard to case, as stored connections are (SPEC 4). */
const keyOf = (id: string): string => id.toLowerCase()

/** The id of an announced wallet: its rdns, else its name, else its uuid. The first to claim an rdns keeps it (SEC-W5). */
function idOf({ rdns, name, uuid }: AnnouncedWallet['info'], taken: Rows): string | undefined {
  if (rdns && !RESERVED.test(rdns)) return taken.has(keyOf(rdns)) ? undefined : rdns
  return [name, uuid].find(id => id && !RESERVED.test(id) && !taken.has(keyOf(id)))
}

const toConnector = (id: string, info: AnnouncedWallet['info']): Connector => ({
  id,
  type: 'ANNOUNCED',
  name: info.name ?? INJECTED.name,
  chain: 'eip155',
  ...(info.icon && { imageUrl: info.icon }),
  info,
})

function toRows(announced: readonly AnnouncedWallet[], readInjected: () => EvmWallet | undefined): Rows {
  const rows = new Map<string, Row>()
  for (const wallet of announced) {
    const id = idOf(wallet.info, rows)
    if (id) rows.set(keyOf(id), { connector: toConnector(id, wallet.info), wallet })
  }
  const wallet = rows.size ? undefined : readInjected()
  if (wallet) rows.set(INJECTED.id, { connector: { ...INJECTED, type: 'INJECTED', chain: 'eip155' }, wallet })
  return rows
}

/** Which kinds of wallets a site wants to see. */
export interface WalletKinds {
  readonly announced: boolean
  readonly injected: boolean
}

/** The EVM wallets of the page: those that announce themselves, and the injected one while no other was found. */
export class EvmConnectors {
  readonly #kinds: WalletKinds
  readonly #changed: (connectors: readonly Connector[]) => void
  readonly #announced = createAnnounced()
  readonly #waiting = new Set<() => boolean>()
  #injected: EvmWallet | undefined
  #rows: Rows | undefined
  #stop: (() => void) | undefined
  #isTelling = false
  #told = ''

  /** `changed` is called in a later microtask, once for any number of changes. */
  constructor(kinds: WalletKinds, changed: (connectors: readonly Connector[]) => void) {
    this.#kinds = kinds
    this.#changed = changed
  }

  /** Starts to look for wallets; further calls ask them to announce again. */
  discover(): void {
    if (!this.#stop) this.#start()
    else if (this.#kinds.announced) this.#announced.request()
    this.#note()
  }

  /** The connectors known now, in the order in which they were found. */
  list(): readonly Connector[] {
    return [...this.#table().values()].map(({ connector }) => connector)
  }

  /** The wallet behind a connector; the injected one also while its row is hidden. */
  wallet(id: string): EvmWallet | undefined {
    const key = keyOf(id)
    return this.#table().get(key)?.wallet ?? (key === INJECTED.id ? this.#readInjected() : undefined)
  }

  /** Calls `look` whenever a wallet may have come, until it says that it has seen enough. */
  watch(look: () => boolean): void {
    if (!this.#stop) this.discover()
    if (!look()) this.#waiting.add(look)
  }

  /** Stops listening to the page and forgets what was found. */
  stop(): void {
    this.#stop?.()
    this.#stop = undefined
    this.#waiting.clear()
    this.#rows = undefined
    this.#injected = undefined
  }

  #start(): void {
    const note = (): void => this.#note()
    this.#announced.subscribe(note)
    window.addEventListener(LATE_INJECTION, note)
    this.#stop = () => {
      window.removeEventListener(LATE_INJECTION, note)
      this.#announced.stop()
    }
    if (this.#kinds.announced) this.#announced.start()
  }

  /** Something may have changed: whoever waits looks again, and the list is told, in a later microtask. */
  #note(): void {
    this.#rows = undefined
    if (this.#isTelling) return
    this.#isTelling = true
    queueMicrotask(() => {
      this.#isTelling = false
      if (!this.#stop) return
      for (const look of this.#waiting) if (look()) this.#waiting.delete(look)
      this.#tell()
    })
  }

  /** What an id stands for is fixed when it is found, so the ids say whether anything changed. */
  #tell(): void {
    const ids = [...this.#table().keys()].join('\n')
    if (ids === this.#told) return
    this.#told = ids
    this.#changed(this.list())
  }

  #table(): Rows {
    if (!this.#stop) return new Map()
    this.#rows ??= toRows(this.#announced.list(), () => this.#readInjected())
    return this.#rows
  }

  /** The injected wallet, with its functions as they were at the first look for as long as the object is the same. */
  #readInjected(): EvmWallet | undefined {
    const found = this.#kinds.injected ? readInjected() : undefined
    if (found?.provider !== this.#injected?.provider) this.#injected = found
    return this.#injected
  }
}
