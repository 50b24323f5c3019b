import type { ConnectResult } from '../../../chains/ports/wallets.js'
import type { ChainNamespace } from '../../../core/caip.js'
import { accountsController } from '../../accounts/accounts.js'
import { connectionsController } from '../connections.js'
import { signInContext } from '../sign-in-context.js'
import { isEmbedded } from '../../shell/visibility.js'
import { networksController } from '../../networks/networks.js'
import { routerController } from '../../shell/router.js'
import { recordSession } from '../shared-session.js'
import { keepOneConnection } from '../disconnect/keep-one-connection.js'
import { followChoice, setAccountChoice } from './account-choice.js'
import { adoptOnceListed } from './apply-network.js'
import { placeNetwork } from './place-network.js'
import { showAccounts } from './show-accounts.js'

/**
 * Applies a wallet's result: its accounts become the account of the namespace, its network the active one. A restored
 * connection (`restored`) opens nothing and stays on the account that the visitor chose. With `select`, the namespace becomes
 * active. A network that was chosen before is forgotten: callers that ask the wallet for it read it first.
 */
export function establish(
  namespace: ChainNamespace,
  { connectorId, accounts: given, caipNetworkId, approved, session, wallet, embedded }: ConnectResult,
  { restored = false, select = !restored }: { readonly restored?: boolean; readonly select?: boolean } = {},
): void {
  if (select) networksController.select(namespace)
  networksController.setChosen(namespace, undefined)
  if (!restored) setAccountChoice(namespace, connectorId, undefined)
  if (session) recordSession(session)
  const accounts = followChoice(namespace, connectorId, given)
  connectionsController.setActive(namespace, connectorId)
  signInContext().origin[namespace] = restored ? 'restored' : 'visitor'
  accountsController.replace(namespace, { status: 'connecting' })
  networksController.setApproved(namespace, approved)
  adoptOnceListed(placeNetwork(namespace, caipNetworkId))
  showAccounts(namespace, connectorId, accounts, { wallet, embedded })
  keepOneConnection(namespace)
  if (restored && isEmbedded() && routerController.route.view === 'Connect')
    routerController.resetTo({ view: 'Account', args: undefined })
}
