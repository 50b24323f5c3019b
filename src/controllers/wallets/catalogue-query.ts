import type { Wallet } from '../../core/entities/wallet.js'
import { isMobile } from '../../core/platform/mobile.js'
import { type WalletPlace, whyUnusable } from './usable-wallets.js'
import { networksController } from '../networks/networks.js'
import { optionsController } from '../shell/options.js'
import { hasCatalogue } from '../shell/services/services.js'
import type { WalletListFilter } from './list/wallet-list.js'
import { walletsController } from './wallets.js'

/** The site's networks, in the catalogue's format. */
export const networkIds = (): readonly string[] =>
  networksController.state.networks.map(({ caipNetworkId }) => caipNetworkId)

/** Whether wallets of the catalogue are listed: not if the site includes only others. */
export function listsCatalogue(): boolean {
  const { enableWallets, includeWallets, includeWalletIds } = optionsController.state.options
  return hasCatalogue() && enableWallets !== false && !(includeWallets && !includeWalletIds?.length)
}

/** What every query of a list names: a list's own choice of wallets replaces what the site includes. */
export function listQuery({ badge, include, exclude = [] }: WalletListFilter) {
  const { includeWalletIds = [], excludeWalletIds = [] } = optionsController.state.options
  return {
    chains: networkIds(),
    include: include ?? includeWalletIds,
    exclude: [...excludeWalletIds, ...exclude],
    ...(badge && { badge_type: badge }),
  }
}

/** The environment that a catalogue wallet must support. */
export const walletPlace = (): WalletPlace => ({
  phone: isMobile(),
  namespaces: networksController.state.networks.map(({ chainNamespace }) => chainNamespace),
  universal: optionsController.state.universal,
})

/** The usable wallets of an answer (SPEC 5); the others are kept for `explainWallet`. */
export function usableWallets(wallets: readonly Wallet[]): readonly Wallet[] {
  const place = walletPlace()
  const usable = wallets.filter(wallet => !whyUnusable(wallet, place))
  if (usable.length === wallets.length) return wallets
  const { withheld } = walletsController.state
  const others = wallets.filter(wallet => !usable.includes(wallet) && !withheld.some(({ id }) => id === wallet.id))
  walletsController.load({ withheld: [...withheld, ...others] })
  return usable
}
