import type { Wallet } from '../../core/entities/wallet.js'
import { isMobile } from '../../core/platform/mobile.js'
import { type WalletPlace, whyUnusable } from './usable-wallets.js'
import { networksController } from '../networks/networks.js'
import { optionsController } from '../shell/options.js'
import { walletsController } from './wallets.js'

/** The site's networks, as the catalogue takes them. */
export const networkIds = (): readonly string[] =>
  networksController.state.networks.map(({ caipNetworkId }) => caipNetworkId)

/** Where a wallet of the catalogue would have to work. */
export const walletPlace = (): WalletPlace => ({
  phone: isMobile(),
  namespaces: networksController.state.networks.map(({ chainNamespace }) => chainNamespace),
  universal: optionsController.state.universal,
})

/** The wallets of an answer that can be used here (SPEC 5); the others are kept for `explainWallet`. */
export function usableWallets(wallets: readonly Wallet[]): readonly Wallet[] {
  const place = walletPlace()
  const usable = wallets.filter(wallet => !whyUnusable(wallet, place))
  if (usable.length === wallets.length) return wallets
  const { withheld } = walletsController.state
  const others = wallets.filter(wallet => !usable.includes(wallet) && !withheld.some(({ id }) => id === wallet.id))
  walletsController.load({ withheld: [...withheld, ...others] })
  return usable
}
