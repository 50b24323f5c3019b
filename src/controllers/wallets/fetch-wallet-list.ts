import { type WalletListFilter, walletListController } from './wallet-list.js'
import { loadWalletPage } from './load-wallet-page.js'
import { searchWallets } from './search-wallets.js'
import { startWalletList } from './start-wallet-list.js'

/** Which wallets a page that draws its own list wants. */
export interface FetchWalletsOptions extends WalletListFilter {
  /** The page up to which the list is loaded, from 1. */
  readonly page?: number | undefined
  /** A text to search for, in place of pages. */
  readonly search?: string | undefined
  /** The former name of `search`. */
  readonly query?: string | undefined
}

/**
 * Loads the list of all wallets up to a page, or what a text finds in it.
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
