import type { Wallet } from '../../core/entities/wallet.js'
import type { ConnectPlatform } from '../../core/events.js'
import { isMobile } from '../../core/platform/mobile.js'
import { walletPlatforms } from '../wallets/platforms.js'
import { isServiceOn } from '../../services/service-switch.js'
import { connectorsController } from '../connections/connectors.js'
import { connectRows } from '../wallets/connect-rows.js'
import { modalController } from '../shell/modal.js'
import { optionsController } from '../shell/options.js'
import { pageLink } from './open-wallet.js'

/** Whether wallets can be paired here: there is a relay, or the site provides its own client. */
export function canPair(): boolean {
  const { options } = optionsController.state
  if (options.enableWalletConnect === false) return false
  const listed = connectorsController.list(modalController.state.namespace)
  return isServiceOn('relay', options) || listed.some(({ type }) => type === 'WALLET_CONNECT')
}

/** The row of a wallet that is in this browser, if it is. */
export const installedRow = (walletId: string) =>
  connectRows
    .get()
    .find(
      ({ id, wallet, connectors }) =>
        (id === walletId || wallet?.id === walletId) && connectors.some(({ type }) => type !== 'WALLET_CONNECT'),
    )

/** The platforms on which a wallet can be reached from here, in the order of their tabs (WIRE 4.4). */
export function connectPlatforms(wallet: Wallet | undefined): readonly ConnectPlatform[] {
  const mobile = isMobile()
  const installed = wallet ? installedRow(wallet.id) !== undefined : false
  const browses = mobile && wallet ? pageLink(wallet) !== undefined : false
  if (canPair()) return walletPlatforms({ wallet, installed, mobile, browses })
  const left = [...(installed ? ['browser' as const] : []), ...(browses ? ['mobile' as const] : [])]
  return left.length ? left : ['unsupported']
}
