import type { Connector } from '../../core/entities/connector.js'
import { readBitcoinWallets, type PageBitcoinWallet } from '../../services/wallets/bitcoin-registry.js'
import { createStandardWallets } from '../../services/wallets/standard.js'
import { explorerIdOf } from '../../services/wallets/standard-ids.js'
import { LeatherWallet } from './dialects/leather.js'
import { OkxWallet } from './dialects/okx.js'
import { SatsConnectWallet } from './dialects/sats-connect.js'
import { isBitcoinWallet, StandardBitcoinWallet } from './dialects/standard.js'
import { UnisatWallet } from './dialects/unisat.js'
import type { BitcoinWallet } from './wallet.js'

/** Wallets put themselves into the page late; it is looked at again after these times, in ms (WIRE 9.4). */
const LOOKS = [200, 400, 600] as const

/** Ids that mean something else than a Bitcoin wallet of the page. */
const RESERVED = /^(?:injected|walletconnect|auth|id_auth)$/i

interface Row {
  readonly connector: Connector
  readonly wallet: BitcoinWallet
}

/** Ids are compared without regard to case, as stored connections are (SPEC 4). */
const keyOf = (id: string): string => id.toLowerCase()

/** What a row shows of a wallet. `key` is the same for every family of a Wallet Standard wallet. */
interface Shown {
  readonly name: string
  readonly icon: string | undefined
  readonly key?: string
}

function toConnector(id: string, { key, name, icon }: Shown): Connector {
  const explorerId = explorerIdOf(name)
  return {
    id,
    type: 'ANNOUNCED',
    name,
    chain: 'bip122',
    ...(icon ? { imageUrl: icon } : {}),
    info: { ...(key ? { uuid: key } : {}), name, ...(icon ? { icon } : {}) },
    ...(explorerId ? { explorerId } : {}),
  }
}

function speakTo(wallet: PageBitcoinWallet): BitcoinWallet {
  if (wallet.dialect === 'okx') return new OkxWallet(wallet)
  if (wallet.dialect === 'unisat') return new UnisatWallet(wallet.bound)
  return wallet.dialect === 'leather' ? new LeatherWallet(wallet.bound) : new SatsConnectWallet(wallet.bound)
}

/** The Bitcoin wallets of the page: Wallet Standard's first, then those that just stand there, each name once. */
export class BitcoinConnectors {
  readonly #isOn: boolean
  readonly #changed: (connectors: readonly Connector[]) => void
  readonly #standard = createStandardWallets()
  readonly #waiting = new Set<() => void>()
  /** Wallets by the object behind them: what they remember must outlive a new look. */
  readonly #wallets = new Map<object, BitcoinWallet>()
  #rows: ReadonlyMap<string, Row> | undefined
  #timers: readonly ReturnType<typeof setTimeout>[] = []
  #isStarted = false
  #isTelling = false
  #told = ''

  /** `changed` is called in a later microtask, once for any number of changes. */
  constructor(isOn: boolean, changed: (connectors: readonly Connector[]) => void) {
    this.#isOn = isOn
    this.#changed = changed
  }

  /** Starts to look for wallets; further calls look again. */
  discover(): void {
    if (!this.#isOn) return
    if (!this.#isStarted) this.#standard.subscribe(() => this.#note())
    this.#isStarted = true
    this.#standard.start()
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers = LOOKS.map(delay => setTimeout(() => this.#note(), delay))
    this.#note()
  }

  /** The connectors known now. */
  list(): readonly Connector[] {
    return [...this.#table().values()].map(({ connector }) => connector)
  }

  /** The wallet behind a connector. */
  wallet(id: string): BitcoinWallet | undefined {
    return this.#table().get(keyOf(id))?.wallet
  }

  /** The name of a connector's wallet. */
  name(id: string): string | undefined {
    return this.#table().get(keyOf(id))?.connector.name
  }

  /** Resolves to a wallet as soon as it is there, which may be never; ends with the signal. */
  whenFound(id: string, signal: AbortSignal): Promise<BitcoinWallet> {
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
    this.#standard.stop()
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers = []
    this.#waiting.clear()
    this.#wallets.clear()
    this.#rows = undefined
  }

  /** Something may have changed: whoever waits looks again, and the list is told, in a later microtask. */
  #note(): void {
    this.#rows = undefined
    if (this.#isTelling) return
    this.#isTelling = true
    queueMicrotask(() => {
      this.#isTelling = false
      if (!this.#isStarted) return
      for (const look of [...this.#waiting]) look()
      const ids = [...this.#table().keys()].join('\n')
      if (ids === this.#told) return
      this.#told = ids
      this.#changed(this.list())
    })
  }

  #table(): ReadonlyMap<string, Row> {
    if (!this.#isStarted) return new Map()
    this.#rows ??= this.#read()
    return this.#rows
  }

  #read(): ReadonlyMap<string, Row> {
    const rows = new Map<string, Row>()
    const names = new Set<string>()
    const add = (id: string, shown: Shown, raw: object, make: () => BitcoinWallet): void => {
      const known = explorerIdOf(shown.name) ?? keyOf(shown.name)
      if (RESERVED.test(id) || rows.has(keyOf(id)) || names.has(known)) return
      names.add(known)
      const wallet = this.#wallets.get(raw) ?? make()
      this.#wallets.set(raw, wallet)
      rows.set(keyOf(id), { connector: toConnector(id, shown), wallet })
    }
    for (const wallet of this.#standard.list().filter(isBitcoinWallet))
      add(wallet.name, wallet, wallet.raw, () => new StandardBitcoinWallet(wallet))
    for (const wallet of readBitcoinWallets()) add(wallet.id, wallet, wallet.bound.raw, () => speakTo(wallet))
    return rows
  }
}
