import type { Wallet } from '../../../core/entities/wallet.js'
import { frozen } from '../../../core/frozen.js'
import { WALLET_PAGE_SIZE, IMAGE_PRELOAD_TIMEOUT, PRELOADED_IMAGES } from '../../../core/limits.js'
import { Task } from '../../../core/task.js'
import { type WalletPage, fetchWallets } from '../../../services/catalogue/wallets.js'
import { optionsController } from '../../shell/options.js'
import { type WalletListFilter, walletListController } from './wallet-list.js'
import { walletsController } from '../wallets.js'
import { listQuery, listsCatalogue, usableWallets } from '../catalogue-query.js'
import { loadImage } from '../../images/load-image.js'

/**
 * Fetches the first pictures of a page; resolves when they have loaded or failed, and after 2 s in any case (SPEC 9).
 */
export async function preloadImages(wallets: readonly Wallet[]): Promise<void> {
  const keys = wallets.flatMap(({ image_id }) => (image_id ? [`wallet:${image_id}`] : [])).slice(0, PRELOADED_IMAGES)
  if (!keys.length) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<void>(resolve => (timer = setTimeout(resolve, IMAGE_PRELOAD_TIMEOUT)))
  await Promise.race([Promise.allSettled(keys.map(loadImage)), timeout])
  clearTimeout(timer)
}

const loading = new Task()

/**
 * Loads the next page of all wallets; concurrent calls share the request. After the last page it does nothing. The
 * first page is shown as it arrives, later ones with their first pictures, which may delay them by up to 2 s.
 */
export function loadWalletPage(): Promise<void> {
  const { filter, ended } = walletListController.state
  if (ended) return Promise.resolve()
  return loading.join(signal => load(() => !signal.aborted && walletListController.state.filter === filter), filter)
}

async function load(isCurrent: () => boolean): Promise<void> {
  const { filter, page: last } = walletListController.state
  if (!listsCatalogue()) return walletListController.setPage({ status: 'ready', ended: true })
  walletListController.setPage({ status: 'loading' })
  try {
    for (let page = last + 1; ; page++) {
      const { wallets, count } = await fetchPage(page, filter)
      if (!isCurrent()) return
      const fresh = wallets.filter(isNew())
      const usable = usableWallets(fresh)
      if (page > 1) await preloadImages(usable)
      if (!isCurrent()) return
      const ended = !fresh.length || isLast(page, filter, wallets, count)
      addPage(usable)
      walletListController.setPage({ page, ended, ...((usable.length || ended) && { status: 'ready' }) })
      if (usable.length || ended) return
    }
  } catch (error) {
    if (!isCurrent()) return
    walletListController.setPage({ status: 'failed' })
    throw error
  }
}

/** Adds to the list; frozen here, so that only new entries are traversed. */
const addPage = (page: readonly Wallet[]): void =>
  walletsController.load({ listed: Object.freeze([...walletsController.state.listed, ...frozen(page)]) })

function isNew(): (wallet: Wallet) => boolean {
  const { listed, withheld } = walletsController.state
  const known = new Set([...listed, ...withheld].map(({ id }) => id))
  return ({ id }) => !known.has(id)
}

/** The service reports the total; otherwise, a page that is not full is the last. */
function isLast(page: number, filter: WalletListFilter, wallets: readonly Wallet[], count: number): boolean {
  const { entries = WALLET_PAGE_SIZE } = filter
  return count ? page * entries >= count : wallets.length < entries
}

function fetchPage(page: number, filter: WalletListFilter): Promise<WalletPage> {
  const { entries = WALLET_PAGE_SIZE } = filter
  const query = listQuery(filter)
  const exclude = [...query.exclude, ...walletListController.state.without]
  return fetchWallets({ ...query, page, entries, exclude }, optionsController.state.options)
}
