import { type WalletListFilter, walletListController } from './wallet-list.js'
import { walletsController } from '../wallets.js'
import { loadWalletPage } from './load-wallet-page.js'

const wished = ({ badge, include, exclude, entries }: WalletListFilter): string =>
  JSON.stringify([badge, include, exclude, entries])

/**
 * Shows the first page of all wallets. The same list continues where it was; another one, or `again`, starts over.
 *
 * @throws {HttpStatusError} {HttpUnreachableError} {MalformedReplyError} as `fetchWallets`; the state says `failed`
 */
export async function startWalletList(filter: WalletListFilter = {}, { again = false } = {}): Promise<void> {
  const { filter: now, page, status } = walletListController.state
  const isSame = wished(now) === wished(filter) && (page > 0 || status === 'loading')
  if (again || !isSame) {
    const { featured, recommended } = walletsController.state
    const shown = filter.badge ? [] : [...featured, ...recommended].map(({ id }) => id) // they are already there (WIRE 2.2)
    walletListController.start(filter, shown)
    walletsController.load({ listed: [] })
  }
  if (walletListController.state.page === 0) await loadWalletPage()
}
