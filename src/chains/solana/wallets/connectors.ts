import { readCoinbaseSolana } from '../../../services/wallets/coinbase-solana.js'
import { createStandardWallets, type StandardWallets } from '../../../services/wallets/standard.js'
import type { StandardWallet } from '../../../services/wallets/standard-wallet.js'
import {
  isFree,
  keyOf,
  type ListChanged,
  PageConnectors,
  type PageRows,
  type PageWallet,
  type WalletKinds,
} from '../../shared/page-connectors.js'
import { toConnector } from '../../shared/standard-connector.js'
import { isSolana } from './accounts.js'
import { CoinbaseWallet } from './coinbase-wallet.js'

const canConnect = (wallet: StandardWallet): boolean => wallet.has('standard:connect') && wallet.chains().some(isSolana)

/**
 * The Solana wallets of the page: those that register through Wallet Standard, where the first to use a name keeps it,
 * and Coinbase Wallet's object unless it has registered.
 */
export class SolanaConnectors extends PageConnectors<StandardWallet> {
  readonly #kinds: WalletKinds
  readonly #standard: StandardWallets
  #coinbase: CoinbaseWallet | undefined

  constructor(kinds: WalletKinds, changed: ListChanged) {
    const standard = createStandardWallets()
    super(standard, changed)
    this.#kinds = kinds
    this.#standard = standard
  }

  protected look(): void {
    if (this.#kinds.announced) this.#standard.start()
    if (this.#kinds.injected) this.recheckLater()
  }

  protected read(): PageRows<StandardWallet> {
    const rows = new Map<string, PageWallet<StandardWallet>>()
    for (const wallet of this.#standard.list()) {
      const { name } = wallet
      if (rows.has(keyOf(name)) || !isFree(name) || !canConnect(wallet)) continue
      rows.set(keyOf(name), { connector: toConnector('solana', name, wallet), wallet })
    }
    const coinbase = this.#readCoinbase()
    if (coinbase && !rows.has(keyOf(coinbase.name))) {
      const { name, icon } = coinbase
      const connector = toConnector('solana', name, { name, icon }, 'INJECTED')
      rows.set(keyOf(name), { connector, wallet: coinbase })
    }
    return rows
  }

  /** The same wallet as long as the page has the same object. */
  #readCoinbase(): CoinbaseWallet | undefined {
    const object = this.#kinds.injected ? readCoinbaseSolana() : undefined
    if (!object || object.bound.raw !== this.#coinbase?.raw) {
      this.#coinbase?.stop()
      this.#coinbase = object && new CoinbaseWallet(object)
    }
    return this.#coinbase
  }

  protected forget(): void {
    this.#coinbase?.stop()
    this.#coinbase = undefined
  }
}
