import type { Wallet } from '../../../core/entities/wallet.js'
import type { ConnectorGroup } from '../../../core/features.js'
import { WalletDrafts, draftRows } from '../wallet-rows.js'
import { type WalletRow, type WalletSources, groupOrder, shownAs } from '../rules.js'

/** The target of a list's wallets. */
const GROUP = 'recommended'

/**
 * The rows of a list that grows page by page: those of `walletRows`, built only from new entries, so that a page costs
 * the same after thousands of wallets as at the start.
 */
export class GrowingRows {
  #sources: WalletSources | undefined
  #listed: readonly Wallet[] = []
  #drafts = new WalletDrafts()
  #groups: ReadonlyMap<ConnectorGroup, readonly WalletRow[]> = new Map()

  /** The rows of `sources`, with `listed` after the recommended ones. */
  read(sources: WalletSources, listed: readonly Wallet[]): readonly WalletRow[] {
    if (!this.#grow(sources, listed)) this.#begin(sources, listed)
    this.#sources = sources
    this.#listed = listed
    return groupOrder(sources).flatMap(group => this.#groups.get(group) ?? [])
  }

  /** Appends new entries; `false` if it was another list, or if an entry belongs to an earlier row. */
  #grow(sources: WalletSources, listed: readonly Wallet[]): boolean {
    if (sources !== this.#sources || !this.#listed.every((wallet, index) => wallet === listed[index])) return false
    const rows: WalletRow[] = []
    for (const wallet of listed.slice(this.#listed.length)) {
      if (this.#drafts.knows(wallet)) return false
      rows.push(...shownAs(this.#drafts.addWallet(wallet, GROUP), sources))
    }
    if (rows.length) this.#groups = new Map(this.#groups).set(GROUP, [...(this.#groups.get(GROUP) ?? []), ...rows])
    return true
  }

  #begin(sources: WalletSources, listed: readonly Wallet[]): void {
    this.#drafts = draftRows({ ...sources, recommended: [...sources.recommended, ...listed] })
    const rows = this.#drafts.rows.flatMap(row => shownAs(row, sources))
    this.#groups = new Map(groupOrder(sources).map(group => [group, rows.filter(row => row.group === group)]))
  }
}
