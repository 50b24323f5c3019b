import { AUTH_ID } from '../../core/entities/connector.js'
import { accountsController } from '../accounts/accounts.js'
import { connectionsController } from '../connections/connections.js'
import { connectorsController } from '../connections/connectors.js'
import { connect } from '../connect/connect.js'
import { finishConnect } from '../connections/establish/finish-connect.js'
import { navigate } from '../shell/navigate.js'
import { SOCIALS, type Social } from '../../core/features.js'
import { SOCIAL_NAMES } from '../../core/social.js'
import type { ConnectionTarget } from '../../core/entities/connection.js'
import { chooseAccount, switchConnection } from './switch-connection.js'

/**
 * A known connection was chosen (SPEC 4): a live one is switched to; a remembered one runs its connect flow again, in
 * its own view.
 *
 * @throws as `connect` does
 */
export async function resumeConnection(target: ConnectionTarget): Promise<void> {
  const { namespace, connectorId, address } = target
  if (connectionsController.stateOf(namespace, connectorId) !== 'disconnected') return switchConnection(target)
  const connector = connectorsController.find(connectorId, namespace)
  if (connector?.type === 'WALLET_CONNECT') return navigate({ view: 'ConnectingWalletConnect', args: {} })
  const provider = connectorId === AUTH_ID ? socialOf(target) : undefined
  if (provider === 'farcaster') return navigate({ view: 'ConnectingFarcaster', args: undefined })
  if (provider) return navigate({ view: 'ConnectingSocial', args: { provider } })
  if (connector && connectorId !== AUTH_ID) navigate({ view: 'ConnectingExternal', args: { connectorId, namespace } })
  await connect(connectorId, namespace)
  const { allAccounts } = accountsController.account(namespace)
  if (address && allAccounts.length > 1) await chooseAccount(namespace, connectorId, address)
  await finishConnect()
}

/** The provider of a remembered social login: a connection is named after it. */
function socialOf({ namespace, connectorId }: ConnectionTarget): Social | undefined {
  const known = connectionsController.list(namespace).find(connection => connection.connectorId === connectorId)
  return SOCIALS.find(social => SOCIAL_NAMES[social] === known?.name)
}
