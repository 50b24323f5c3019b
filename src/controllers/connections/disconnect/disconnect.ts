import type { ConnectResult } from '../../../chains/ports/wallets.js'
import { loadedAdapter } from '../../../chains/loaded.js'
import type { ChainNamespace } from '../../../core/caip.js'
import { instance } from '../../../core/instance.js'
import { AUTH_ID, WALLET_CONNECT_ID } from '../../../core/entities/connector.js'
import { DisconnectChainsError, DisconnectError } from '../../../core/errors/connection.js'
import { connectorIdKey } from '../../../services/storage/connection-keys.js'
import { readStored } from '../../../services/storage/read-write.js'
import { accountsController } from '../../accounts/accounts.js'
import { connectionsController } from '../connections.js'
import { modalController } from '../../shell/modal.js'
import { optionsController } from '../../shell/options.js'
import { reportFailure } from '../../shell/report.js'
import { close } from '../close.js'
import { connectTask } from '../attempt.js'
import { establish } from '../establish/establish.js'
import { dropDeepLink } from '../../../services/storage/deep-link.js'
import { dropConnection } from './drop-connection.js'
import { findSuccessor } from './find-successor.js'
import { forgetActive } from './forget-connection.js'
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
  stopRestoring(namespace)
  const targets = namespace ? sharing(namespace) : connectedNamespaces()
  connectTask.abort()
  const life = instance().signal
  const background = namespace ? undefined : endBackground()
  const active = targets.map(target => connectionsController.activeConnectorId(target))
  const successors = namespace ? await Promise.all(targets.map(findSuccessor)) : []
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

/**
 * A connection that is still being restored, or was given up only on this page, is disconnected like any other; later
 * answers from its wallet are ignored.
 */
function stopRestoring(only: ChainNamespace | undefined): void {
  for (const namespace of only ? [only] : optionsController.state.namespaces) {
    const awaited = connectionsController.state.awaited[namespace]
    if (accountsController.account(namespace).status === 'reconnecting')
      connectionsController.setActive(namespace, readStored(connectorIdKey(namespace)))
    else if (awaited) connectionsController.setActive(namespace, awaited)
  }
}

/** Ends every connection that is not the active one of its namespace; whether its wallet follows is best effort. */
async function endBackground(): Promise<void> {
  const asked = optionsController.state.namespaces.flatMap(namespace =>
    connectionsController.inState(namespace, 'active').map(async ({ connectorId }) => {
      const answer = loadedAdapter(namespace)?.wallets?.connector(connectorId)?.disconnect()
      dropConnection(namespace, connectorId, { marked: true })
      await answer?.catch((error: unknown) => reportFailure(error, { shown: true }))
    }),
  )
  await Promise.all(asked)
}

/** A session over the wallet-connection protocol, or a login, is one for all its namespaces. */
const isShared = (connectorId: string | undefined): boolean =>
  connectorId === WALLET_CONNECT_ID || connectorId === AUTH_ID

/** The namespaces that end with one. */
function sharing(namespace: ChainNamespace): readonly ChainNamespace[] {
  const connectorId = connectionsController.activeConnectorId(namespace)
  if (!isShared(connectorId)) return [namespace]
  return connectedNamespaces().filter(target => connectionsController.activeConnectorId(target) === connectorId)
}

/** Another tab may have it in namespaces that this one has not taken over yet: there it ends too. */
function endElsewhere(connectorId: string): void {
  for (const namespace of optionsController.state.namespaces) {
    const isHere = connectionsController.activeConnectorId(namespace) !== undefined
    if (!isHere && readStored(connectorIdKey(namespace)) === connectorId) forgetActive(namespace, connectorId)
  }
}

async function release(namespace: ChainNamespace, successor: ConnectResult | undefined): Promise<void> {
  const connectorId = connectionsController.activeConnectorId(namespace)
  if (!connectorId) return accountsController.clear(namespace)
  const asked = loadedAdapter(namespace)?.wallets?.connector(connectorId)?.disconnect()
  if (successor) establish(namespace, successor, { restored: true })
  if (successor && connectorId === WALLET_CONNECT_ID) dropDeepLink()
  dropConnection(namespace, connectorId, { marked: true })
  if (isShared(connectorId)) endElsewhere(connectorId)
  if (modalController.state.open && !successor) close()
  await asked
}
