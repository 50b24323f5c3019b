import { isSameAddress } from '../../../core/address.js'
import type { ChainNamespace } from '../../../core/caip.js'
import type { Account } from '../../../core/entities/account.js'
import type { AccountChoice, Connection } from '../../../core/entities/connection.js'
import { CONNECTION_KEYS } from '../../../services/storage/connection-keys.js'
import { updateStored } from '../../../services/storage/read-write.js'
import { connectionsController } from '../connections.js'

const choiceOf = (namespace: ChainNamespace, connectorId: string): AccountChoice | undefined =>
  connectionsController.list(namespace).find(connection => connection.connectorId === connectorId)?.choice

/**
 * Records which account of a connection the visitor chose, also for the next visit; `undefined` for the wallet's own.
 */
export function setAccountChoice(
  namespace: ChainNamespace,
  connectorId: string,
  choice: AccountChoice | undefined,
): void {
  const withChoice = (list: readonly Connection[] = []): readonly Connection[] =>
    list.map(connection => {
      if (connection.connectorId !== connectorId) return connection
      const { choice: _old, ...rest } = connection
      return choice ? { ...rest, choice } : rest
    })
  connectionsController.setConnections(namespace, withChoice(connectionsController.list(namespace)))
  updateStored(CONNECTION_KEYS.connections, stored => ({ ...stored, [namespace]: withChoice(stored[namespace]) }))
}

/**
 * Records that the visitor chose an account of a connection. The first of `accounts`, as displayed, is the wallet's own
 * first one, unless the visitor chose it before.
 */
export function recordAccountChoice(
  namespace: ChainNamespace,
  connectorId: string,
  { address, accounts }: { readonly address: string; readonly accounts: readonly Account[] },
): void {
  const over = choiceOf(namespace, connectorId)?.over ?? accounts[0]?.address
  if (over)
    setAccountChoice(namespace, connectorId, isSameAddress(namespace, over, address) ? undefined : { address, over })
}

/** A wallet's accounts, with the visitor's choice first. If the wallet switched to another account, the choice ends. */
export function followChoice(
  namespace: ChainNamespace,
  connectorId: string,
  accounts: readonly Account[],
): readonly Account[] {
  const choice = choiceOf(namespace, connectorId)
  const [first] = accounts
  if (!choice || !first) return accounts
  const chosen = accounts.find(({ address }) => isSameAddress(namespace, address, choice.address))
  if (chosen && isSameAddress(namespace, first.address, choice.over))
    return [chosen, ...accounts.filter(account => account !== chosen)]
  setAccountChoice(namespace, connectorId, undefined)
  return accounts
}
