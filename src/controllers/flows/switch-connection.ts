import type { ChainNamespace } from '../../core/caip.js'
import { isSameAddress } from '../../core/address.js'
import { connectionsController } from '../connections.js'
import { accountsController } from '../accounts.js'
import { adapterOf } from './adapters.js'
import { connect } from './connect.js'
import { establish } from './establish.js'
import { selectNamespace } from './select-namespace.js'
import { showAccounts } from './show-accounts.js'

/** A connection, and one of its addresses if not the first. */
export interface ConnectionTarget {
  readonly namespace: ChainNamespace
  readonly connectorId: string
  readonly address?: string
}

/**
 * Makes another connection, or another account of it, the active one (SPEC 4). A known wallet that still allows the
 * site is taken back silently; otherwise it is asked.
 *
 * @throws as `connect` does
 */
export async function switchConnection({ namespace, connectorId, address }: ConnectionTarget): Promise<void> {
  selectNamespace(namespace)
  if (connectionsController.activeConnectorId(namespace) !== connectorId) {
    const adapter = await adapterOf(namespace, connectorId)
    const ended = connectionsController.stateOf(namespace, connectorId) === 'disconnected'
    // refused or silent: ask openly
    const result = ended ? undefined : await adapter.reconnect(connectorId).catch(() => undefined)
    if (result) establish(namespace, result)
    else await connect(connectorId, namespace)
  }
  if (address) chooseAccount(namespace, connectorId, address)
}

/** Makes another account of the active connection the active one; an address it does not hold changes nothing. */
export function chooseAccount(namespace: ChainNamespace, connectorId: string, address: string): void {
  const { allAccounts } = accountsController.account(namespace)
  const chosen = allAccounts.find(account => isSameAddress(namespace, account.address, address))
  if (!chosen || chosen === allAccounts[0]) return
  showAccounts(namespace, connectorId, [chosen, ...allAccounts.filter(account => account !== chosen)])
}
