import { accountsController } from '../accounts.js'
import { connectionsController } from '../connections.js'
import { connectorsController } from '../connectors.js'
import { connect } from './connect.js'
import { finishConnect } from './finish-connect.js'
import { navigate } from './navigate.js'
import { type ConnectionTarget, chooseAccount, switchConnection } from './switch-connection.js'

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
  if (connector) navigate({ view: 'ConnectingExternal', args: { connectorId, namespace } })
  await connect(connectorId, namespace)
  const { allAccounts } = accountsController.account(namespace)
  if (address && allAccounts.length > 1) chooseAccount(namespace, connectorId, address)
  await finishConnect()
}
