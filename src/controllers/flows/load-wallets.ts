import type { Wallet } from '../../core/entities/wallet.js'
import { RECOMMENDED_WALLETS } from '../../core/limits.js'
import { parseWallets } from '../../services/catalogue/wallet-schema.js'
import { type WalletPage, fetchWallets } from '../../services/catalogue/wallets.js'
import { KEYS } from '../../services/storage/keys.js'
import { readStored } from '../../services/storage/read-write.js'
import { networksController } from '../networks.js'
import { optionsController } from '../options.js'
import { walletsController } from '../wallets.js'
import { sameInstance } from './same-instance.js'
import { hasCatalogue } from './services.js'

/** Takes the site's own wallets and the visitor's recent ones, both checked like catalogue entries (SPEC 5). */
export function loadStoredWallets(): void {
  walletsController.setCustom(parseWallets(optionsController.state.options.customWallets ?? [], 'site'))
  walletsController.setRecent(readStored(KEYS.recentWallets))
}

/** Fetches featured and recommended wallets; without a catalogue there are none. */
export async function loadWallets(): Promise<void> {
  if (!hasCatalogue() || optionsController.state.options.enableWallets === false)
    return walletsController.load({ status: 'ready' })
  walletsController.load({ status: 'loading' })
  const isSame = sameInstance()
  try {
    const [featured, recommended] = await Promise.all([fetchFeatured(), fetchRecommended()])
    if (!isSame()) return
    walletsController.load({ status: 'ready', featured, recommended: recommended.wallets, count: recommended.count })
  } catch (error) {
    if (!isSame()) return
    walletsController.load({ status: 'failed' })
    throw error
  }
}

async function fetchFeatured(): Promise<readonly Wallet[]> {
  const { options } = optionsController.state
  const ids = options.featuredWalletIds ?? []
  if (!ids.length) return []
  const { wallets } = await fetchWallets({ page: 1, entries: ids.length, include: ids }, options)
  return [...wallets].sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

function fetchRecommended(): Promise<WalletPage> {
  const { options } = optionsController.state
  const { featuredWalletIds = [], includeWalletIds = [], excludeWalletIds = [] } = options
  const query = {
    page: 1,
    entries: RECOMMENDED_WALLETS,
    chains: networksController.state.networks.map(({ caipNetworkId }) => caipNetworkId),
    include: includeWalletIds,
    exclude: [...excludeWalletIds, ...featuredWalletIds],
  }
  return fetchWallets(query, options)
}
