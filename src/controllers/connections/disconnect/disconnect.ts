import type { ConnectResult } from '../../../chains/ports/wallets.js'
import type { ChainNamespace } from '../../../core/caip.js'
import { instance } from '../../../core/instance.js'
import { WALLET_CONNECT_ID } from '../../../core/entities/connector.js'
import { DisconnectChainsError, DisconnectError } from '../../../core/errors/connection.js'
import { connectorIdKey } from '../../../services/storage/connection-keys.js'
import { readStored } from '../../../services/storage/read-write.js'
import { accountsController } from '../../accounts/accounts.js'
import { connectionsController } from '../connections.js'
import { modalController } from '../../shell/modal.js'
import { optionsController } from '../../shell/options.js'
import { reportFailure } from '../../shell/report.js'
import { adapterOf } from '../adapter-of.js'
import { close } from '../close.js'
import { connectTask, loginTask } from '../attempt.js'
import { establish } from '../establish/establish.js'
import { dropDeepLink } from '../../../services/storage/deep-link.js'
import { askToDisconnect } from './ask-to-disconnect.js'
import { dropConnection } from './drop-connection.js'
import { findSuccessor } from './find-successor.js'
import { endElsewhere, isShared } from './shared-connections.js'
import { connectedNamespaces, leaveNamespace } from '../select-namespace.js'
import { track } from '../../shell/analytics/track.js'

/**
 * Disconnects the active wallet of one namespace, or every wallet of all namespaces. If the one namespace has other
 * connected wallets, the next becomes active and the views stay. The page is disconnected in any case; failures of
 * active wallets are reported afterwards.
 *
 * @throws {DisconnectError} the wallet of the one namespace failed to disconnect
 * @throws {DisconnectChainsError} of several, those named failed
 */
export async function disconnect(namespace?: ChainNamespace): Promise<void> {
  for (const target of namespace ? [namespace] : optionsController.state.namespaces) stopRestoring(target)
  const targets = namespace ? sharing(namespace) : connectedNamespaces()
  connectTask.abort()
  loginTask.abort()
  const life = instance().signal
  const background = namespace ? undefined : endBackground()
  const active = targets.map(target => connectionsController.activeConnectorId(target))
  const successors = namespace ? await Promise.all(targets.map(target => findSuccessor(target, adapterOf))) : []
  if (life.aborted) return
  if (namespace) leaveNamespace(targets.filter((_target, index) => !successors[index]))
  const failed: ChainNamespace[] = []
  let cause: unknown
  await Promise.all(
    targets.map(async (target, index) => {
      if (connectionsController.activeConnectorId(target) !== active[index]) return // another was connected meanwhile
      try {
        await release(target, successors[index])
        track('DISCONNECT_SUCCESS', { namespace: target })
      } catch (error) {
        failed.push(target)
        cause = error
        track('DISCONNECT_ERROR', { message: error instanceof Error ? error.message : '' })
      }
    }),
  )
  await background
  if (!failed.length) return
  throw targets.length > 1 ? new DisconnectChainsError(failed, { cause }) : new DisconnectError({ cause })
}

/** The connection of a namespace that is still being restored, or was given up only on this page. */
const restoringId = (namespace: ChainNamespace): string | undefined =>
  accountsController.account(namespace).status === 'reconnecting'
    ? readStored(connectorIdKey(namespace))
    : connectionsController.state.awaited[namespace]

/** Ends every connection that is not the active one of its namespace; whether its wallet follows is best effort. */
async function endBackground(): Promise<void> {
  const asked = optionsController.state.namespaces.flatMap(namespace =>
    connectionsController.inState(namespace, 'active').map(async ({ connectorId }) => {
      const answer = askToDisconnect(namespace, connectorId)
      dropConnection(namespace, connectorId, { marked: true })
      await answer.catch((error: unknown) => reportFailure(error, { shown: true }))
    }),
  )
  await Promise.all(asked)
}

/** Such a connection is disconnected like any other; later answers from its wallet are ignored, and its notice goes. */
function stopRestoring(namespace: ChainNamespace): void {
  const connectorId = restoringId(namespace)
  if (connectorId) connectionsController.setActive(namespace, connectorId)
  connectionsController.setDropped(namespace, undefined)
}

/** The namespaces that end with one. */
function sharing(namespace: ChainNamespace): readonly ChainNamespace[] {
  const connectorId = connectionsController.activeConnectorId(namespace)
  if (!isShared(connectorId)) return [namespace]
  for (const other of optionsController.state.namespaces) if (restoringId(other) === connectorId) stopRestoring(other)
  return connectedNamespaces().filter(target => connectionsController.activeConnectorId(target) === connectorId)
}

async function release(namespace: ChainNamespace, successor: ConnectResult | undefined): Promise<void> {
  const connectorId = connectionsController.activeConnectorId(namespace)
  if (!connectorId) return accountsController.clear(namespace)
  const asked = askToDisconnect(namespace, connectorId)
  if (successor) establish(namespace, successor, { restored: true })
  if (successor && connectorId === WALLET_CONNECT_ID) dropDeepLink()
  dropConnection(namespace, connectorId, { marked: true })
  if (isShared(connectorId)) endElsewhere(connectorId, namespace)
  if (modalController.state.open && !successor) close()
  await asked
}
