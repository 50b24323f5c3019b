import type { ChainNamespace } from '../../core/caip.js'
import { type AccountType, isAccountType } from '../../core/entities/account-types.js'
import { AUTH_ID } from '../../core/entities/connector.js'
import { CONNECTION_KEYS } from '../../services/storage/connection-keys.js'
import { readStored, updateStored } from '../../services/storage/read-write.js'
import { accountsController } from '../accounts/accounts.js'
import { networksController } from '../networks/networks.js'
import { track } from '../shell/analytics/track.js'
import { connectionsController } from './connections.js'
import { adapterOf } from './adapter-of.js'
import { establish } from './establish/establish.js'
import { followWallet } from './follow-wallet.js'

/** Takes back a type that could not take effect: a later read would change the account unnoticed. */
function restore(namespace: ChainNamespace, type: AccountType, before: AccountType | undefined): void {
  updateStored(CONNECTION_KEYS.preferredAccountTypes, stored => {
    const { [namespace]: now, ...others } = stored
    if (now !== type) return stored
    return before ? { ...others, [namespace]: before } : others
  })
}

/**
 * Sets the account type that a namespace uses first, now and on later visits. A connected wallet that has such an
 * account is read again without a prompt, so that it takes effect immediately. An invalid type changes nothing, and neither
 * does a failure.
 *
 * @throws as the family's `reconnect` does
 */
export async function preferAccountType(type: AccountType, namespace: ChainNamespace): Promise<void> {
  if (!isAccountType(type)) return
  const before = readStored(CONNECTION_KEYS.preferredAccountTypes)[namespace]
  updateStored(CONNECTION_KEYS.preferredAccountTypes, stored => ({ ...stored, [namespace]: type }))
  const { allAccounts } = accountsController.account(namespace)
  if (!allAccounts[0]?.type) return accountsController.patch(namespace, { preferredAccountType: type })
  const connectorId = connectionsController.activeConnectorId(namespace)
  if (!connectorId || allAccounts[0].type === type || !allAccounts.some(account => account.type === type)) return
  const reading = adapterOf(namespace, connectorId).then(({ wallets }) => wallets?.connector(connectorId)?.reconnect())
  const result = await reading.catch((error: unknown) => {
    restore(namespace, type, before)
    throw error
  })
  if (connectionsController.activeConnectorId(namespace) !== connectorId) return
  if (!result) {
    if (connectorId === AUTH_ID) followWallet(namespace, { type: 'disconnect', connectorId }) // the login has ended
    return
  }
  establish(namespace, result, { restored: true })
  const network = networksController.state.active[namespace]?.caipNetworkId ?? namespace
  track('SET_PREFERRED_ACCOUNT_TYPE', { accountType: type, network })
}
