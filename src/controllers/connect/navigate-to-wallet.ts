import { isMobile } from '../../core/platform/mobile.js'
import type { WalletRow } from '../wallets/rules.js'
import { features } from '../shell/features.js'
import { type Route, routerController } from '../shell/router.js'
import { navigate } from '../shell/navigate.js'
import { openWallet } from '../pairing/open-wallet.js'
import { hasCatalogue } from '../shell/services/services.js'
import { track } from '../shell/analytics/track.js'
import { connectPlatforms } from '../pairing/connect-platforms.js'

/**
 * The view that connects any WalletConnect wallet: by a code, but a phone cannot scan its own screen, so there the
 * wallets are listed (SPEC 2).
 */
export const anyWallet = (): Route =>
  isMobile() && features.get().allWallets && hasCatalogue()
    ? { view: 'AllWallets', args: undefined }
    : { view: 'ConnectingWalletConnect', args: {} }

/**
 * Navigates to a wallet that is not asked immediately: one with several families offers a choice, a WalletConnect
 * wallet is paired and on a phone opened by the tap itself, and others show where to get them.
 */
export function navigateToWallet({ id, name, wallet, connectors }: WalletRow): void {
  const { view } = routerController.route
  if (connectors.some(({ type }) => type === 'WALLET_CONNECT')) {
    track('SELECT_WALLET', { name, platform: isMobile() ? 'mobile' : 'qrcode', view })
    return navigate(anyWallet())
  }
  if (connectors.length) {
    track('SELECT_WALLET', { name, platform: 'browser', view })
    return navigate({ view: 'ConnectingMultiChain', args: { walletId: id } })
  }
  const [platform = 'unsupported'] = wallet ? connectPlatforms(wallet) : []
  track('SELECT_WALLET', { name, platform, view })
  if (!wallet || platform === 'unsupported') return navigate({ view: 'Downloads', args: { walletId: id } })
  if (platform === 'mobile') openWallet({ wallet, platform: 'mobile' })
  navigate({ view: 'ConnectingWalletConnect', args: { walletId: wallet.id } })
}
