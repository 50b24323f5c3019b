import { browseLink } from '../../core/links/browse-link.js'
import { type LinkKind, type WalletLink, walletLink } from '../../core/links/deeplink.js'
import type { Wallet } from '../../core/entities/wallet.js'
import { cleanLabel } from '../../core/text/label.js'
import { surroundings } from '../../core/platform/in-app.js'
import { hasGlobal, navigation } from '../../core/platform/navigation.js'
import { activeNetwork } from '../accounts/active.js'
import { usableUri } from './usable-uri.js'
import { openedWalletController } from './opened-wallet.js'
import { modalController } from '../shell/modal.js'
import { networksController } from '../networks/networks.js'
import { optionsController } from '../shell/options.js'

/** A wallet, and the link used to open it. */
export interface OpenWalletOptions {
  readonly wallet: Wallet
  readonly platform: LinkKind
  /** The pairing URI; by default, the waiting one. */
  readonly uri?: string | undefined
}

/** The link that opens this page in the wallet's own browser, for the few wallets that do this (WIRE 4.4). */
export function pageLink({ id }: Pick<Wallet, 'id'>): WalletLink | undefined {
  const { activeNamespace } = networksController.state
  const only = modalController.state.namespace
  const all = [...(activeNamespace ? [activeNamespace] : []), ...optionsController.state.namespaces]
  return browseLink({
    walletId: id,
    namespaces: only ? [only] : all,
    page: location.href,
    chainId: activeNetwork.get()?.id,
    from: surroundings(),
    hasGlobal,
  })
}

/** What a tap would open now. */
export function linkTo({ wallet, platform, uri = usableUri() }: OpenWalletOptions): WalletLink | undefined {
  const page = platform === 'mobile' ? pageLink(wallet) : undefined
  if (page || !uri) return page
  const preferUniversal = optionsController.state.options.experimental_preferUniversalLinks
  return walletLink({ wallet, kind: platform, uri, from: surroundings(), preferUniversal })
}

/** Whether a tap would open the wallet now. */
export const canOpenWallet = (options: OpenWalletOptions): boolean => linkTo(options) !== undefined

/**
 * Opens a wallet by its link. Call it from the tap itself, without awaiting anything first: nothing opens without a
 * fresh user gesture (SECURITY: SEC-U4).
 *
 * @returns whether it was opened; requires a gesture, an allowed link and a valid URI
 */
export function openWallet(options: OpenWalletOptions): boolean {
  const link = linkTo(options)
  if (!link || !navigation().isActive()) return false
  navigation().open(link.url, link.target)
  const { wallet, platform } = options
  const choice = link.base ? { href: link.base, name: cleanLabel(wallet.name) ?? '' } : undefined
  openedWalletController.open({ walletId: wallet.id, kind: platform, choice })
  return true
}
