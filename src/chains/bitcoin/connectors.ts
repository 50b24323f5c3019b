import { readBitcoinWallets, type PageBitcoinWallet } from '../../services/wallets/bitcoin-registry.js'
import { explorerIdOf } from '../../services/wallets/standard-ids.js'
import {
  isFree,
  keyOf,
  type ListChanged,
  PageConnectors,
  type PageWallet,
  type PageWallets,
  type Shown,
  toConnector,
} from '../shared/page-connectors.js'
import { LeatherWallet } from './dialects/leather.js'
import { OkxWallet } from './dialects/okx.js'
import { SatsConnectWallet } from './dialects/sats-connect.js'
import { isBitcoinWallet, StandardBitcoinWallet } from './dialects/standard.js'
import { UnisatWallet } from './dialects/unisat.js'
import type { BitcoinWallet } from './wallet.js'

function speakTo(wallet: PageBitcoinWallet): BitcoinWallet {
  if (wallet.dialect === 'okx') return new OkxWallet(wallet)
  if (wallet.dialect === 'unisat') return new UnisatWallet(wallet.bound)
  return wallet.dialect === 'leather' ? new LeatherWallet(wallet.bound) : new SatsConnectWallet(wallet.bound)
}

/** The Bitcoin wallets of the page: Wallet Standard's first, then those that just stand there, each name once. */
export class BitcoinConnectors extends PageConnectors<BitcoinWallet> {
  readonly #isOn: boolean
  /** Wallets by the object behind them: what they remember must outlive a new look. */
  readonly #wallets = new Map<object, BitcoinWallet>()

  constructor(isOn: boolean, changed: ListChanged) {
    super(changed)
    this.#isOn = isOn
  }

  protected look(): void {
    if (!this.#isOn) return
    this.standard.start()
    this.noteLater()
  }

  protected read(): PageWallets<BitcoinWallet> {
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
    for (const wallet of this.standard.list().filter(isBitcoinWallet))
      add(wallet.name, wallet, wallet.raw, () => new StandardBitcoinWallet(wallet))
    for (const wallet of readBitcoinWallets()) add(wallet.id, wallet, wallet.bound.raw, () => speakTo(wallet))
    return rows
  }

  protected forget(): void {
    this.#wallets.clear()
  }
}
