import { isSameAddress } from '../../core/address.js'
import type { ChainNamespace } from '../../core/caip.js'
import { AUTH_ID } from '../../core/entities/connector.js'
import { accountsController } from '../accounts/accounts.js'
import { recordAccountChoice } from './establish/account-choice.js'
import { showAccounts } from './establish/show-accounts.js'
import { preferAccountType } from './prefer-account-type.js'

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
  recordAccountChoice(namespace, connectorId, { address: chosen.address, accounts: allAccounts })
  showAccounts(namespace, connectorId, [chosen, ...allAccounts.filter(account => account !== chosen)])
}
