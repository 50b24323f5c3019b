import { type Connector, SAFE_ID } from '../../../core/entities/connector.js'
import { type Announced, type AnnouncedWallet, createAnnounced } from '../../../services/wallets/announced.js'
import { readInjected } from '../../../services/wallets/injected.js'
import {
  isFree,
  keyOf,
  type ListChanged,
  PageConnectors,
  type PageRows,
  type PageWallet,
  type WalletKinds,
} from '../../shared/page-connectors.js'
import type { EvmWallet } from './wallet.js'

/** The page's own wallet, and the name for one without a name (WIRE 9.2). */
const INJECTED = { id: 'injected', name: 'Browser Wallet' } as const

/** Wallets injected late dispatch this event. */
const LATE_INJECTION = 'ethereum#initialized'

/** Whether an id may belong to a wallet; only this family has the Safe's, so wallets of others may be called that. */
const isOwn = (id: string): boolean => isFree(id) && keyOf(id) !== SAFE_ID

/**
 * The id of an announced wallet: its rdns, else its name, else its uuid. The first to claim an rdns keeps it (SEC-W5).
 */
function idOf({ rdns, name, uuid }: AnnouncedWallet['info'], taken: PageRows<EvmWallet>): string | undefined {
  if (rdns && isOwn(rdns)) return taken.has(keyOf(rdns)) ? undefined : rdns
  return [name, uuid].find(id => id && isOwn(id) && !taken.has(keyOf(id)))
}

const toConnector = (id: string, info: AnnouncedWallet['info']): Connector => ({
  id,
  type: 'ANNOUNCED',
  name: info.name ?? INJECTED.name,
  chain: 'eip155',
  ...(info.icon && { imageUrl: info.icon }),
  info,
})

function toRows(announced: readonly AnnouncedWallet[], readInjected: () => EvmWallet | undefined): PageRows<EvmWallet> {
  const rows = new Map<string, PageWallet<EvmWallet>>()
  for (const wallet of announced) {
    const id = idOf(wallet.info, rows)
    if (id) rows.set(keyOf(id), { connector: toConnector(id, wallet.info), wallet })
  }
  const wallet = rows.size ? undefined : readInjected()
  if (wallet) rows.set(INJECTED.id, { connector: { ...INJECTED, type: 'INJECTED', chain: 'eip155' }, wallet })
  return rows
}

/** The page's EVM wallets: announced ones, and the injected one if no other was found. */
export class EvmConnectors extends PageConnectors<EvmWallet> {
  readonly #kinds: WalletKinds
  readonly #announced: Announced
  readonly #onLate = (): void => this.recheck()
  #injected: EvmWallet | undefined

  constructor(kinds: WalletKinds, changed: ListChanged) {
    const announced = createAnnounced()
    super(announced, changed)
    this.#kinds = kinds
    this.#announced = announced
  }

  /** The wallet behind a connector; the injected one even while its row is hidden. */
  override wallet(id: string): EvmWallet | undefined {
    return super.wallet(id) ?? (keyOf(id) === INJECTED.id ? this.#readInjected() : undefined)
  }

  protected look(): void {
    window.addEventListener(LATE_INJECTION, this.#onLate)
    if (this.#kinds.announced) this.#announced.start()
  }

  protected read(): PageRows<EvmWallet> {
    return toRows(this.#announced.list(), () => this.#readInjected())
  }

  protected forget(): void {
    window.removeEventListener(LATE_INJECTION, this.#onLate)
    this.#injected = undefined
  }

  /** The injected wallet, with the functions captured at first sight, as long as the object is the same. */
  #readInjected(): EvmWallet | undefined {
    const found = this.#kinds.injected ? readInjected() : undefined
    if (found?.provider !== this.#injected?.provider) this.#injected = found
    return this.#injected
  }
}
