import type { WalletConnectLink } from '../../chains/shared/walletconnect/link.js'
import type { ChainNamespace } from '../../core/caip.js'
import { WALLET_CONNECT_ID } from '../../core/entities/connector.js'
import type { Wallet } from '../../core/entities/wallet.js'
import { isMobile } from '../../core/platform/mobile.js'
import { addRecent } from '../wallets/recent-wallets.js'
import { KEYS } from '../../services/storage/keys.js'
import { updateStored } from '../../services/storage/read-write.js'
import { accountsController } from '../accounts/accounts.js'
import { networksController } from '../networks/networks.js'
import { routerController } from '../shell/router.js'
import { walletsController } from '../wallets/wallets.js'
import { establishSession } from '../connections/establish/establish-session.js'
import { finishConnect } from '../connections/establish/finish-connect.js'
import { requestChosenNetwork } from '../connections/establish/request-chosen-network.js'
import { report } from '../shell/report.js'
import { track } from '../shell/analytics/track.js'

/** A pairing that a wallet accepted. */
export interface FinishedPairing {
  /** The namespace that is active now. */
  readonly namespace: ChainNamespace | undefined
  /** Once the views have shown it. */
  readonly done: Promise<void>
}

/**
 * A wallet accepted the pairing: every namespace is connected, the requested one becomes active, and the chosen wallet
 * becomes a recent one.
 */
export function finishPairing(
  link: WalletConnectLink,
  wallet: Wallet | undefined,
  wanted: ChainNamespace | undefined,
): FinishedPairing {
  const { chosen } = networksController.state
  const namespaces = establishSession(link, wanted)
  const [namespace] = namespaces
  for (const connected of namespaces)
    report(requestChosenNetwork(connected, WALLET_CONNECT_ID, chosen[connected]), { shown: true })
  if (wallet) walletsController.setRecent(updateStored(KEYS.recentWallets, stored => addRecent(stored, wallet)))
  track('CONNECT_SUCCESS', {
    method: isMobile() ? 'mobile' : 'qrcode',
    name: wallet?.name ?? accountsController.account(namespace).connectedWalletInfo?.name ?? 'WalletConnect',
    view: routerController.route.view,
  })
  return { namespace, done: finishConnect() }
}
