import { AUTH_ID } from '../../core/entities/connector.js'
import { NameAccountError } from '../../core/errors/name-registration.js'
import { NetworkNotFoundError } from '../../core/errors/network.js'
import { isServiceOn } from '../../services/service-switch.js'
import { accountsController } from '../accounts/accounts.js'
import { type Holder, holderOf } from '../accounts/holder.js'
import { connectionsController } from '../connections/connections.js'
import { optionsController } from '../shell/options.js'

/** Names are registered for EVM accounts (SPEC 6). */
const NAMESPACE = 'eip155'

const isEmbedded = (): boolean =>
  connectionsController.activeConnectorId(NAMESPACE) === AUTH_ID &&
  accountsController.account(NAMESPACE).status === 'connected'

/** The account that a name can be registered for: the embedded wallet's EVM account, if there is a service. */
export const namingAccount = (): Holder | undefined =>
  isEmbedded() && isServiceOn('blockchain', optionsController.state.options) ? holderOf(NAMESPACE) : undefined

/**
 * The account that a name is registered for.
 *
 * @throws {NameAccountError} no embedded wallet account is connected
 * @throws {NetworkNotFoundError} it is on none of the site's networks
 */
export function needNamingAccount(): Holder {
  if (!isEmbedded()) throw new NameAccountError()
  const holder = holderOf(NAMESPACE)
  if (!holder) throw new NetworkNotFoundError()
  return holder
}
