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
 * Where any wallet elsewhere can be connected: by a code, but a phone cannot scan the code that it shows, so there the
 * wallets are listed (SPEC 2).
 */
export const anyWallet = (): Route =>
  isMobile() && features.get().allWallets && hasCatalogue()
    ? { view: 'AllWallets', args: undefined }
    : { view: 'ConnectingWalletConnect', args: {} }

/**
 * Leads on to a wallet that is not asked at once: one that speaks several families lets the visitor choose one, a wallet
 * elsewhere is paired with and on a phone opened by the tap itself, and for the rest there is where to get it.
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
