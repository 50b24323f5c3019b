import type { Wallet } from '../../core/entities/wallet.js'
import { isMobile } from '../../core/platform/mobile.js'
import type { WalletRow } from '../wallets/rules.js'
import { features } from '../shell/features.js'
import { type Route, routerController } from '../shell/router.js'
import { isConsentMissing } from '../shell/legal.js'
import { navigate } from '../shell/navigate.js'
import { openWallet, pageLink } from '../pairing/open-wallet.js'
import { hasCatalogue } from '../shell/services/services.js'
import { track } from '../shell/analytics/track.js'
import { connectPlatforms } from '../pairing/connect-platforms.js'

const CODE: Route = { view: 'ConnectingWalletConnect', args: {} }

/**
 * The view that a site opens to connect over WalletConnect: the code, or on a phone, which cannot scan its own screen,
 * the list of wallets with a button that shows the code.
 */
export const anyWallet = (): Route =>
  isMobile() && features.get().allWallets && hasCatalogue() ? { view: 'AllWallets', args: undefined } : CODE

/** Whether a tap opens this page in the wallet's own browser, for which it needs no relay. */
export const opensPage = (wallet: Wallet): boolean => isMobile() && pageLink(wallet) !== undefined

/**
 * Navigates to a wallet that is not asked immediately: one with several families offers a choice, a WalletConnect
 * wallet is paired and on a phone opened by the tap itself, and others show where to get them.
 */
export function navigateToWallet({ id, name, wallet, connectors }: WalletRow): void {
  const { view } = routerController.route
  if (connectors.some(({ type }) => type === 'WALLET_CONNECT')) {
    track('SELECT_WALLET', { name, platform: 'qrcode', view })
    return navigate(CODE) // on phones too, for a wallet elsewhere or one that takes the copied link
  }
  if (connectors.length) {
    track('SELECT_WALLET', { name, platform: 'browser', view })
    return navigate({ view: 'ConnectingMultiChain', args: { walletId: id } })
  }
  const [platform = 'unsupported'] = wallet ? connectPlatforms(wallet) : []
  track('SELECT_WALLET', { name, platform, view })
  if (!wallet || platform === 'unsupported')
    return navigate({ view: 'Downloads', args: { walletId: wallet?.id ?? id } }) // the row's id may be its connector's
  if (platform === 'mobile' && !isConsentMissing()) openWallet({ wallet, platform: 'mobile' })
  navigate({ view: 'ConnectingWalletConnect', args: { walletId: wallet.id } })
}
