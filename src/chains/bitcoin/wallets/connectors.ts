import {
  type BitcoinDialect,
  type PageBitcoinWallet,
  readBitcoinWallets,
} from '../../../services/wallets/bitcoin-registry.js'
import { createStandardWallets, type StandardWallets } from '../../../services/wallets/standard.js'
import { explorerIdOf } from '../../../services/wallets/standard-ids.js'
import {
  isFree,
  keyOf,
  type ListChanged,
  PageConnectors,
  type PageRows,
  type PageWallet,
} from '../../shared/page-connectors.js'
import { type Shown, toConnector } from '../../shared/standard-connector.js'
import { LeatherWallet } from './dialects/leather.js'
import { OkxWallet } from './dialects/okx.js'
import { SatsConnectWallet } from './dialects/sats-connect.js'
import { isBitcoinWallet, StandardBitcoinWallet } from './dialects/standard.js'
import { UnisatWallet } from './dialects/unisat.js'
import type { BitcoinWallet } from './wallet.js'

/** The wallet of each dialect. */
const WALLETS: Readonly<Record<BitcoinDialect, (wallet: PageBitcoinWallet) => BitcoinWallet>> = {
  'sats-connect': ({ bound }) => new SatsConnectWallet(bound),
  leather: ({ bound }) => new LeatherWallet(bound),
  okx: wallet => new OkxWallet(wallet),
  unisat: ({ bound }) => new UnisatWallet(bound),
}

/** The Bitcoin wallets of the page: those of Wallet Standard first, then injected objects, each name once. */
export class BitcoinConnectors extends PageConnectors<BitcoinWallet> {
  readonly #isOn: boolean
  readonly #standard: StandardWallets
  /** Wallets by the object behind them: their state must survive rediscovery. */
  readonly #wallets = new Map<object, BitcoinWallet>()

  constructor(isOn: boolean, changed: ListChanged) {
    const standard = createStandardWallets()
    super(standard, changed)
    this.#isOn = isOn
    this.#standard = standard
  }

  protected look(): void {
    if (!this.#isOn) return
    this.#standard.start()
    this.recheckLater()
  }

  protected read(): PageRows<BitcoinWallet> {
    const rows = new Map<string, PageWallet<BitcoinWallet>>()
    const names = new Set<string>()
    const add = (id: string, shown: Shown, raw: object, make: () => BitcoinWallet): void => {
      const known = explorerIdOf(shown.name) ?? keyOf(shown.name)
      if (!isFree(id) || rows.has(keyOf(id)) || names.has(known)) return
      names.add(known)
      const wallet = this.#wallets.get(raw) ?? make()
      this.#wallets.set(raw, wallet)
      rows.set(keyOf(id), { connector: toConnector('bip122', id, shown), wallet })
    }
    if (!this.#isOn) return rows
    for (const wallet of this.#standard.list().filter(isBitcoinWallet))
      add(wallet.name, wallet, wallet.raw, () => new StandardBitcoinWallet(wallet))
    for (const wallet of readBitcoinWallets())
      add(wallet.id, wallet, wallet.bound.raw, () => WALLETS[wallet.dialect](wallet))
    return rows
  }

  protected forget(): void {
    this.#wallets.clear()
  }
}
