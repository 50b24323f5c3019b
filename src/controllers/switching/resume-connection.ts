import { AUTH_ID } from '../../core/entities/connector.js'
import { accountsController } from '../accounts/accounts.js'
import { connectionsController } from '../connections/connections.js'
import { connectorsController } from '../connections/connectors.js'
import { connect } from '../connect/connect.js'
import { finishConnect } from '../connections/establish/finish-connect.js'
import { navigate } from '../shell/navigate.js'
import type { ConnectionTarget } from '../../core/entities/connection.js'
import { chooseAccount, switchConnection } from './switch-connection.js'

/**
 * A known connection was chosen (SPEC 4): one that stands is switched to; a memory runs its way of connecting again,
 * in the view that belongs to it.
 *
 * @throws as `connect` does
 */
export async function resumeConnection(target: ConnectionTarget): Promise<void> {
  const { namespace, connectorId, address } = target
  if (connectionsController.stateOf(namespace, connectorId) !== 'disconnected') return switchConnection(target)
  const connector = connectorsController.find(connectorId, namespace)
  if (connector?.type === 'WALLET_CONNECT') return navigate({ view: 'ConnectingWalletConnect', args: {} })
  if (connector && connectorId !== AUTH_ID) navigate({ view: 'ConnectingExternal', args: { connectorId, namespace } })
  await connect(connectorId, namespace)
  const { allAccounts } = accountsController.account(namespace)
  if (address && allAccounts.length > 1) await chooseAccount(namespace, connectorId, address)
  await finishConnect()
}
