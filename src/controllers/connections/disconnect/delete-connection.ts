import { accountsController } from '../../accounts/accounts.js'
import { chooseAccount } from '../choose-account.js'
import { connectionsController } from '../connections.js'
import { askToDisconnect } from './ask-to-disconnect.js'
import { disconnect } from './disconnect.js'
import { forgetActive, forgetConnection } from './forget-connection.js'
import { recordEnded } from './record-ended.js'
import { endElsewhere, isInUse, isShared } from './shared-connections.js'
import { report } from '../../shell/report.js'
import { isSameAddress } from '../../../core/address.js'
import type { Account } from '../../../core/entities/account.js'
import type { ConnectionTarget } from '../../../core/entities/connection.js'

/**
 * Forgets a known connection, or one of its addresses; a live one is disconnected first, and in place of the active
 * address another becomes active (SPEC 4).
 *
 * @throws {FrameError} the secure site refused to activate another account; nothing is forgotten
 * @throws {DisconnectError} the active wallet failed to disconnect; it is forgotten anyway
 */
export async function deleteConnection(target: ConnectionTarget): Promise<void> {
  const { namespace, connectorId, address } = target
  const state = connectionsController.stateOf(namespace, connectorId)
  const active = state === 'connected'
  const [next] = otherAccounts(target, active)
  const forget = (): void => {
    forgetConnection(namespace, connectorId, { marked: !address, address })
    if (!next) stopWaiting(namespace, connectorId)
  }
  if (!active || next) {
    if (state === 'active' && !next) disconnectInBackground(namespace, connectorId)
    const { address: shown } = accountsController.account(namespace)
    if (active && next && address && shown && isSameAddress(namespace, address, shown))
      await chooseAccount(namespace, connectorId, next.address)
    return forget()
  }
  try {
    await disconnect(namespace)
  } finally {
    forget()
  }
}

/** A forgotten wallet is not restored when it returns accounts, nor on the next visit, and its notice goes. */
function stopWaiting(namespace: ConnectionTarget['namespace'], connectorId: string): void {
  const { awaited, dropped } = connectionsController.state
  if (awaited[namespace] === connectorId) {
    connectionsController.setAwaited(namespace, undefined)
    forgetActive(namespace, connectorId)
  }
  if (dropped[namespace] === connectorId) connectionsController.setDropped(namespace, undefined)
}

/** The accounts that a connection keeps without an address; of the active one, those that its wallet gives. */
function otherAccounts({ namespace, connectorId, address }: ConnectionTarget, active: boolean): readonly Account[] {
  if (!address) return []
  const known = connectionsController.list(namespace).find(connection => connection.connectorId === connectorId)
  const isOne = (one: Account, another: string): boolean => isSameAddress(namespace, one.address, another)
  const given = accountsController.account(namespace).allAccounts
  return (known?.accounts ?? []).filter(
    account => !isOne(account, address) && (!active || given.some(other => isOne(other, account.address))),
  )
}

/**
 * Disconnects a background wallet as best effort; it is forgotten in any case. A session or login that another
 * namespace uses stays.
 */
function disconnectInBackground(namespace: ConnectionTarget['namespace'], connectorId: string): void {
  recordEnded(namespace, connectorId)
  if (isInUse(connectorId, namespace)) return
  report(askToDisconnect(namespace, connectorId), { shown: true })
  if (isShared(connectorId)) endElsewhere(connectorId, namespace)
}
