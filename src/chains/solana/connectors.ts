import { createStandardWallets } from '../../services/wallets/standard.js'
import type { StandardWallet } from '../../services/wallets/standard-wallet.js'
import {
  isFree,
  keyOf,
  type ListChanged,
  PageConnectors,
  type PageWallet,
  type PageWallets,
  toConnector,
} from '../shared/page-connectors.js'
import { isSolana } from './accounts.js'

const canConnect = (wallet: StandardWallet): boolean => wallet.has('standard:connect') && wallet.chains().some(isSolana)

/** The Solana wallets of the page: those that register through Wallet Standard. The first of a name keeps it. */
export class SolanaConnectors extends PageConnectors<StandardWallet> {
  readonly #announced: boolean
  readonly #standard = createStandardWallets()

  constructor({ announced }: { readonly announced: boolean }, changed: ListChanged) {
    super(changed)
    this.#announced = announced
  }

  protected listen(): void {
    this.#standard.subscribe(() => this.note())
  }

  protected look(): void {
    if (this.#announced) this.#standard.start()
  }

  protected read(): PageWallets<StandardWallet> {
    const rows = new Map<string, PageWallet<StandardWallet>>()
    for (const wallet of this.#standard.list()) {
      const { name } = wallet
      if (rows.has(keyOf(name)) || !isFree(name) || !canConnect(wallet)) continue
      rows.set(keyOf(name), { connector: toConnector('solana', name, wallet), wallet })
    }
    return rows
  }

  protected forget(): void {
    this.#standard.stop()
  }
}
