import { type WalletListFilter, walletListController } from './wallet-list.js'
import { loadWalletPage } from './load-wallet-page.js'
import { searchWallets } from './search-wallets.js'
import { startWalletList } from './start-wallet-list.js'

/** Options of `fetchWallets`, for pages that render their own list of wallets. */
export interface FetchWalletsOptions extends WalletListFilter {
  /** The number of catalogue pages to load, from 1; default: 1. */
  readonly page?: number | undefined
  /** A text to search for, instead of loading pages. */
  readonly search?: string | undefined
  /** The former name of `search`. */
  readonly query?: string | undefined
}

/**
 * Loads the list of all wallets up to a page, or the results of a search.
 *
 * @throws {HttpStatusError} {HttpUnreachableError} {MalformedReplyError} as `fetchWallets`
 */
export async function fetchWalletList({
  page = 1,
  search,
  query,
  badge,
  include,
  exclude,
  entries,
}: FetchWalletsOptions): Promise<void> {
  const text = search ?? query ?? ''
  const list = startWalletList({ badge, include, exclude, entries })
  if (text) return Promise.all([list, searchWallets(text)]).then(() => undefined)
  await searchWallets('')
  await list
  while (walletListController.state.page < page && !walletListController.state.ended) await loadWalletPage()
}
