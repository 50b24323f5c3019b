import type { Wallet } from '../../core/entities/wallet.js'
import { RECOMMENDED_FROM_ON_PHONES, RECOMMENDED_WALLETS } from '../../core/limits.js'
import { isMobile } from '../../core/platform/mobile.js'
import { pressEnds } from '../../core/platform/press.js'
import { Task } from '../../core/task.js'
import { type WalletPage, fetchWallets } from '../../services/catalogue/wallets.js'
import { parseCustomWallets } from '../../services/config/custom-wallets.js'
import { KEYS } from '../../services/storage/keys.js'
import { readStored } from '../../services/storage/read-write.js'
import { optionsController } from '../shell/options.js'
import { walletsController } from './wallets.js'
import { listsCatalogue, networkIds, usableWallets } from './catalogue-query.js'
import { hasCatalogue } from '../shell/services/services.js'

/** Loads the site's own wallets and the visitor's recent ones, both validated like catalogue entries (SPEC 5). */
export function loadStoredWallets(): void {
  walletsController.setCustom(parseCustomWallets(optionsController.state.options.customWallets ?? []))
  walletsController.setRecent(readStored(KEYS.recentWallets))
}

const loading = new Task()

/** Fetches featured and recommended wallets, once at a time; without a catalogue there are none. */
export function loadWallets(): Promise<void> {
  if (!hasCatalogue() || optionsController.state.options.enableWallets === false)
    return Promise.resolve(walletsController.load({ status: 'ready' }))
  return loading.join(load)
}

async function load(signal: AbortSignal): Promise<void> {
  walletsController.load({ status: 'loading' })
  try {
    const [featured, recommended, excluded] = await Promise.all([fetchFeatured(), fetchRecommended(), fetchExcluded()])
    await pressEnds() // rows arriving during a press move the pressed element, and the press is lost
    if (signal.aborted) return
    const { wallets, count } = recommended
    const lists = {
      featured: usableWallets(featured),
      recommended: usableWallets(wallets).slice(0, RECOMMENDED_WALLETS),
    }
    walletsController.load({ status: 'ready', ...lists, excluded, count: count + featured.length })
  } catch (error) {
    if (signal.aborted) return
    walletsController.load({ status: 'failed' })
    throw error
  }
}

async function fetchByIds(ids: readonly string[]): Promise<readonly Wallet[]> {
  if (!ids.length) return []
  const { wallets } = await fetchWallets(
    { page: 1, entries: ids.length, include: ids },
    optionsController.state.options,
  )
  return wallets.filter(({ id }) => ids.includes(id))
}

async function fetchFeatured(): Promise<readonly Wallet[]> {
  const ids = optionsController.state.options.featuredWalletIds ?? []
  return [...(await fetchByIds(ids))].sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

/** An installed excluded wallet is recognised by its rdns or name; if they are unknown, the list must still load. */
const fetchExcluded = (): Promise<readonly Wallet[]> =>
  fetchByIds(optionsController.state.options.excludeWalletIds ?? []).catch(() => [])

/** The number left to show besides the visitor's recent wallets (SPEC 9). */
async function fetchRecommended(): Promise<WalletPage> {
  if (!listsCatalogue()) return { wallets: [], count: 0 }
  const { options } = optionsController.state
  const { featuredWalletIds = [], includeWalletIds = [], excludeWalletIds = [] } = options
  const query = {
    page: 1,
    entries: isMobile() ? RECOMMENDED_FROM_ON_PHONES : RECOMMENDED_WALLETS,
    chains: networkIds(),
    include: includeWalletIds,
    exclude: [...excludeWalletIds, ...featuredWalletIds],
  }
  return fetchWallets(query, options)
}
