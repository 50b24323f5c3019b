import type { WalletConnectLink } from '../../chains/shared/walletconnect/link.js'
import type { ChainNamespace } from '../../core/caip.js'
import type { Wallet } from '../../core/entities/wallet.js'
import { isMobile } from '../../core/platform/mobile.js'
import { addRecent } from '../../core/rules/recent-wallets.js'
import { KEYS } from '../../services/storage/keys.js'
import { updateStored } from '../../services/storage/read-write.js'
import { accountsController } from '../accounts.js'
import { routerController } from '../router.js'
import { walletsController } from '../wallets.js'
import { establishSession } from './establish-session.js'
import { finishConnect } from './finish-connect.js'
import { track } from './track.js'

/** A pairing that a wallet took. */
export interface FinishedPairing {
  /** The namespace that is active now. */
  readonly namespace: ChainNamespace | undefined
  /** Once the views have said so. */
  readonly done: Promise<void>
}

/** A wallet took the pairing: every namespace is connected, and the wallet the visitor chose becomes a recent one. */
export function finishPairing(link: WalletConnectLink, wallet: Wallet | undefined): FinishedPairing {
  const [namespace] = establishSession(link)
  if (wallet) walletsController.setRecent(updateStored(KEYS.recentWallets, stored => addRecent(stored, wallet)))
  track('CONNECT_SUCCESS', {
    method: isMobile() ? 'mobile' : 'qrcode',
    name: wallet?.name ?? accountsController.account(namespace).connectedWalletInfo?.name ?? 'WalletConnect',
    view: routerController.route.view,
  })
  return { namespace, done: finishConnect() }
}
