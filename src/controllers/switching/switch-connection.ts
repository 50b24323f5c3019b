import type { ChainNamespace } from '../../core/caip.js'
import type { ConnectionTarget } from '../../core/entities/connection.js'
import { AUTH_ID } from '../../core/entities/connector.js'
import { isSameAddress } from '../../core/address.js'
import { connectionsController } from '../connections/connections.js'
import { accountsController } from '../accounts/accounts.js'
import { adapterOf } from '../connections/adapter-of.js'
import { connect } from '../connect/connect.js'
import { preferAccountType } from '../connections/prefer-account-type.js'
import { chooseOver } from '../connections/establish/account-choice.js'
import { establish } from '../connections/establish/establish.js'
import { selectNamespace } from '../connections/select-namespace.js'
import { showAccounts } from '../connections/establish/show-accounts.js'
import { rememberWallet } from '../wallets/remember-wallet.js'

/**
 * Makes another connection, or another account of it, the active one (SPEC 4). A known wallet that still allows the
 * site is reconnected silently; otherwise it is asked.
 *
 * @throws as `connect` does
 */
export async function switchConnection({ namespace, connectorId, address }: ConnectionTarget): Promise<void> {
  selectNamespace(namespace)
  if (connectionsController.activeConnectorId(namespace) !== connectorId) {
    const connector = (await adapterOf(namespace, connectorId)).wallets?.connector(connectorId)
    const ended = connectionsController.stateOf(namespace, connectorId) === 'disconnected'
    // refused or no answer: prompt
    const result = ended ? undefined : await connector?.reconnect().catch(() => undefined)
    if (result) {
      establish(namespace, result)
      rememberWallet(namespace, connectorId)
    } else await connect(connectorId, namespace)
  }
  if (address) await chooseAccount(namespace, connectorId, address)
}

/**
 * Activates another account of the active connection; an unknown address changes nothing. The embedded wallet has one
 * account of each type, and signs with the preferred type.
 *
 * @throws {FrameError} the secure site refused
 */
export async function chooseAccount(namespace: ChainNamespace, connectorId: string, address: string): Promise<void> {
  const { allAccounts } = accountsController.account(namespace)
  const chosen = allAccounts.find(account => isSameAddress(namespace, account.address, address))
  if (!chosen || chosen === allAccounts[0]) return
  if (connectorId === AUTH_ID) return chosen.type && preferAccountType(chosen.type, namespace)
  chooseOver(namespace, connectorId, { address: chosen.address, accounts: allAccounts })
  showAccounts(namespace, connectorId, [chosen, ...allAccounts.filter(account => account !== chosen)])
}
