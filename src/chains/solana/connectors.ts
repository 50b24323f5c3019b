import type { Connector } from '../../core/entities/connector.js'
import { createStandardWallets } from '../../services/wallets/standard.js'
import { explorerIdOf } from '../../services/wallets/standard-ids.js'
import type { StandardWallet } from '../../services/wallets/standard-wallet.js'
import { isSolana } from './accounts.js'

/** Ids that mean something else than a wallet that registered. */
const RESERVED = /^(?:injected|walletconnect|auth|id_auth)$/i

/** Ids are compared without regard to case, as stored connections are (SPEC 4). */
const keyOf = (id: string): string => id.toLowerCase()

const canConnect = (wallet: StandardWallet): boolean => wallet.has('standard:connect') && wallet.chains().some(isSolana)

function toConnector({ key, name, icon }: StandardWallet): Connector {
  const explorerId = explorerIdOf(name)
  return {
    id: name,
    type: 'ANNOUNCED',
    name,
    chain: 'solana',
    ...(icon === undefined ? {} : { imageUrl: icon }),
    info: { uuid: key, name, ...(icon === undefined ? {} : { icon }) },
    ...(explorerId === undefined ? {} : { explorerId }),
  }
}

/** The Solana wallets of the page: those that register through Wallet Standard. The first of a name keeps it. */
export class SolanaConnectors {
  readonly #announced: boolean
  readonly #changed: (connectors: readonly Connector[]) => void
  readonly #wallets = createStandardWallets()
  readonly #waiting = new Set<() => void>()
  #isStarted = false
  #isTelling = false
  #told = ''

  /** `changed` is called in a later microtask, once for any number of changes. */
  constructor({ announced }: { readonly announced: boolean }, changed: (connectors: readonly Connector[]) => void) {
    this.#announced = announced
    this.#changed = changed
  }

  /** Starts to look for wallets; further calls ask again. */
  discover(): void {
    if (!this.#isStarted) this.#wallets.subscribe(() => this.#note())
    this.#isStarted = true
    if (this.#announced) this.#wallets.start()
    this.#note()
  }

  /** The connectors known now, in the order in which they were found. */
  list(): readonly Connector[] {
    return [...this.#table().values()].map(toConnector)
  }

  /** The wallet behind a connector. */
  wallet(id: string): StandardWallet | undefined {
    return this.#table().get(keyOf(id))
  }

  /** Resolves to a wallet as soon as it is there, which may be never; ends with the signal. */
  whenFound(id: string, signal: AbortSignal): Promise<StandardWallet> {
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
    this.#wallets.stop()
  }

  #note(): void {
    if (this.#isTelling) return
    this.#isTelling = true
    queueMicrotask(() => {
      this.#isTelling = false
      if (!this.#isStarted) return
      for (const look of [...this.#waiting]) look()
      this.#tell()
    })
  }

  #tell(): void {
    const ids = [...this.#table().keys()].join('\n')
    if (ids === this.#told) return
    this.#told = ids
    this.#changed(this.list())
  }

  #table(): ReadonlyMap<string, StandardWallet> {
    const rows = new Map<string, StandardWallet>()
    for (const wallet of this.#wallets.list()) {
      const key = keyOf(wallet.name)
      if (!rows.has(key) && !RESERVED.test(wallet.name) && canConnect(wallet)) rows.set(key, wallet)
    }
    return rows
  }
}
