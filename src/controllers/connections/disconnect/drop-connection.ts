import type { ChainNamespace } from '../../../core/caip.js'
import { WALLET_CONNECT_ID } from '../../../core/entities/connector.js'
import { dropDeepLink } from '../../../services/storage/deep-link.js'
import { accountsController } from '../../accounts/accounts.js'
import { connectionsController } from '../connections.js'
import { isAnyConnected } from '../../accounts/active.js'
import { features } from '../../shell/features.js'
import { modalController } from '../../shell/modal.js'
import { networksController } from '../../networks/networks.js'
import { optionsController } from '../../shell/options.js'
import { routerController } from '../../shell/router.js'
import { dropSession, isReplaced } from '../shared-session.js'
import { restoreNetwork } from '../establish/restore-network.js'
import { endConnection, forgetActive, forgetConnection } from './forget-connection.js'
import { recordEnded } from './record-ended.js'

/** Views that need a connected account. */
const NEEDS_ACCOUNT = [
  'Account',
  'UnsupportedChain',
  'ProfileWallets',
  'SwitchNetwork',
  'WalletSendPreview',
  'UpdateEmailWallet',
  'UpdateEmailPrimaryOtp',
  'UpdateEmailSecondaryOtp',
]

/**
 * Ends a connection on this page without a request to the wallet. If another tab has replaced its session, what that tab
 * stored of the new one stays.
 */
export function dropConnection(
  namespace: ChainNamespace,
  connectorId: string,
  { marked = false }: { readonly marked?: boolean } = {},
): void {
  const active = connectionsController.activeConnectorId(namespace) === connectorId
  if (active && !marked && connectorId === WALLET_CONNECT_ID && isReplaced())
    return clearConnection(namespace, connectorId)
  if (active || marked) recordEnded(namespace, connectorId)
  // a site with one wallet at a time shows no earlier wallets, so none are kept
  if (features.get().multiWallet) endConnection(namespace, connectorId, { marked })
  else forgetConnection(namespace, connectorId, { marked })
  if (!active) return
  forgetActive(namespace, connectorId)
  clearConnection(namespace, connectorId)
}

/** Shows a family without its former active connection; its stored data is kept. */
export function clearConnection(namespace: ChainNamespace, connectorId: string): void {
  connectionsController.setActive(namespace, undefined)
  const isElsewhere = Object.values(connectionsController.state.active).includes(connectorId) // a session has several families
  if (connectorId === WALLET_CONNECT_ID && !isElsewhere && !isReplaced()) {
    dropDeepLink() // later requests must not open a wallet that is gone
    dropSession()
  }
  accountsController.clear(namespace)
  networksController.setApproved(namespace, undefined)
  restoreNetwork(namespace)
  showDisconnected()
}

/** Updates the views once an account is gone: embedded shows Connect, a dialog on an account view starts over. */
export function showDisconnected(): void {
  if (isAnyConnected() || !NEEDS_ACCOUNT.includes(routerController.route.view)) return
  if (modalController.state.open || optionsController.state.options.enableEmbedded)
    routerController.resetTo({ view: 'Connect', args: undefined })
}
