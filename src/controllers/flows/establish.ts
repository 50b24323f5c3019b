import type { ConnectResult } from '../../chains/adapter.js'
import type { ChainNamespace } from '../../core/caip.js'
import { accountsController } from '../accounts.js'
import { connectionsController } from '../connections.js'
import { isEmbedded } from '../derived/live.js'
import { networksController } from '../networks.js'
import { routerController } from '../router.js'
import { later } from './later.js'
import { loadBackstage } from './load-backstage.js'
import { placeNetwork } from './place-network.js'
import { report } from './report.js'
import { showAccounts } from './show-accounts.js'

/**
 * Takes over what a wallet gave: its accounts become the account of the namespace, its network the active one. A
 * restored connection (`restored`) opens nothing by itself and leaves the active namespace alone.
 */
export function establish(
  namespace: ChainNamespace,
  { connectorId, accounts, caipNetworkId, approved, wallet }: ConnectResult,
  { restored = false }: { readonly restored?: boolean } = {},
): void {
  if (!restored) networksController.select(namespace)
  connectionsController.setActive(namespace, connectorId)
  accountsController.replace(namespace, { status: 'connecting' })
  networksController.setApproved(namespace, approved)
  placeNetwork(namespace, caipNetworkId)
  showAccounts(namespace, connectorId, accounts, { wallet })
  if (connectionsController.list(namespace).length > 1)
    report(loadBackstage().then(({ keepOneConnection }) => keepOneConnection(namespace)))
  if (!restored) later(({ rememberWallet }) => rememberWallet(namespace, connectorId))
  else if (isEmbedded() && routerController.route.view === 'Connect')
    routerController.resetTo({ view: 'Account', args: undefined })
}
