import type { Wallet } from '../../core/entities/wallet.js'
import { RECOMMENDED_WALLETS } from '../../core/limits.js'
import { readStored } from '../../services/storage/read-write.js'
import { fetchWallets, parseWallets } from '../../services/catalogue/wallets.js'
import { networksController } from '../networks.js'
import { optionsController } from '../options.js'
import { walletsController } from '../wallets.js'
import { catalogueSource } from './services.js'

/** Takes the site's own wallets and the visitor's recent ones, both checked like catalogue entries (SPEC 5). */
export function loadStoredWallets(): void {
  const { customWallets } = optionsController.state.options
  walletsController.setCustom(parseWallets(customWallets ?? []))
  walletsController.setRecent(readStored('recentWallets'))
}

/** Fetches featured and recommended wallets; without a catalogue there are none. */
export async function loadWallets(): Promise<void> {
  const source = catalogueSource()
  if (!source || optionsController.state.options.enableWallets === false)
    return walletsController.load({ status: 'ready' })
  walletsController.load({ status: 'loading' })
  try {
    const [featured, recommended] = await Promise.all([fetchFeatured(source), fetchRecommended(source)])
    walletsController.load({ status: 'ready', featured, recommended: recommended.wallets, count: recommended.count })
  } catch (error) {
    walletsController.load({ status: 'failed' })
    throw error
  }
}

type Source = NonNullable<ReturnType<typeof catalogueSource>>

const chains = (): readonly string[] => networksController.state.networks.map(({ caipNetworkId }) => caipNetworkId)

async function fetchFeatured(source: Source): Promise<readonly Wallet[]> {
  const ids = optionsController.state.options.featuredWalletIds ?? []
  if (!ids.length) return []
  const { wallets } = await fetchWallets(source, { page: 1, entries: ids.length, include: ids })
  return [...wallets].sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

function fetchRecommended(source: Source) {
  const { featuredWalletIds = [], includeWalletIds = [], excludeWalletIds = [] } = optionsController.state.options
  return fetchWallets(source, {
    page: 1,
    entries: RECOMMENDED_WALLETS,
    chains: chains(),
    include: includeWalletIds,
    exclude: [...excludeWalletIds, ...featuredWalletIds],
  })
}
