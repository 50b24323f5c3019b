import type { ChainNamespace } from '../../core/caip.js'
import { WALLET_CONNECT_ID } from '../../core/entities/connector.js'
import { accountsController } from '../accounts/accounts.js'
import { type ConnectAttempt, connectorsController } from '../connections/connectors.js'
import { networksController } from '../networks/networks.js'
import { optionsController } from '../shell/options.js'

/** The namespace of a pairing until the wallet's namespaces are known. */
const standIn = (namespace: ChainNamespace | undefined): ChainNamespace | undefined =>
  namespace ?? networksController.state.activeNamespace ?? optionsController.state.namespaces[0]

/** Records a pairing's status as a connect attempt, for the buttons and for the outcome of `open()`. */
export function recordAttempt(
  status: ConnectAttempt['status'],
  given: ChainNamespace | undefined,
  error?: Error,
): void {
  const namespace = standIn(given)
  if (!namespace) return
  const attempt = { connectorId: WALLET_CONNECT_ID, namespace, status }
  connectorsController.setAttempt(error ? { ...attempt, error } : attempt)
  const { status: known } = accountsController.account(namespace)
  if (status === 'waiting' && known === 'disconnected') accountsController.patch(namespace, { status: 'connecting' })
  if (error) clearConnecting(given)
}

/** A pairing that ended without a connection leaves no trace on the account. */
export function clearConnecting(given: ChainNamespace | undefined): void {
  const namespace = standIn(given)
  if (namespace && accountsController.account(namespace).status === 'connecting')
    accountsController.patch(namespace, { status: 'disconnected' })
}
