import { instance } from '../../core/instance.js'
import type { ChainNamespace } from '../../core/caip.js'
import { AUTH_ID, WALLET_CONNECT_ID } from '../../core/entities/connector.js'
import { ConnectError } from '../../core/errors/attempt.js'
import { ConnectionRejectedError, ConnectorNotFoundError, WalletTimeoutError } from '../../core/errors/connection.js'
import { ServiceOffError } from '../../core/errors/service.js'
import { RECONNECT_TIMEOUT } from '../../core/limits.js'
import { unsupportedNetwork } from '../networks/rules.js'
import { within } from '../../core/time.js'
import { CONNECTION_KEYS, connectorIdKey, missingWalletKey } from '../../services/storage/connection-keys.js'
import { readStored, writeStored } from '../../services/storage/read-write.js'
import { isWalletMissing } from '../../services/storage/stored-connection.js'
import { accountsController } from '../accounts/accounts.js'
import { connectionsController } from './connections.js'
import { connectorsController } from './connectors.js'
import { networksController } from '../networks/networks.js'
import { optionsController } from '../shell/options.js'
import { adapterOf } from './adapter-of.js'
import { forgetActive, recall } from './disconnect/forget-connection.js'
import { report, reportFailure } from '../shell/report.js'
import { requestChosenNetwork } from './establish/request-chosen-network.js'
import { restoreNetwork } from './establish/restore-network.js'
import { leaveNamespace } from './select-namespace.js'
import { awaitReturn, onReturn, restoreConnection } from './restore-on-return.js'

/**
 * Restores the connections from the last visit, without any prompt but for a network that was chosen meanwhile. A wallet that does not answer in 5 s, or gives no
 * account as locked ones do, is given up on this page until it gives some; what is stored of it stays for the next
 * visit. When it was the active family's, the page goes on with a family that came back.
 *
 * @param restored - called after each family that came back
 */
export async function reconnect(restored: () => void = () => undefined): Promise<void> {
  const { namespaces } = optionsController.state
  onReturn((...choice) => {
    report(requestChosenNetwork(...choice), { shown: true })
    restored()
  })
  for (const namespace of namespaces) recall(namespace)
  const known = namespaces.filter(storedConnectorId)
  recallUnsupported(known)
  await Promise.all(namespaces.map(restore))
  leaveNamespace(known.filter(namespace => !connectionsController.activeConnectorId(namespace)))
  const { active, awaited } = connectionsController.state
  if (namespaces.some(namespace => active[namespace] ?? awaited[namespace])) return
  if (!readStored(CONNECTION_KEYS.connectedNamespaces).length)
    // other pages of the site may serve other families, which stay connected
    writeStored(CONNECTION_KEYS.connectionStatus, 'disconnected')
}

async function restore(namespace: ChainNamespace): Promise<void> {
  const connectorId = storedConnectorId(namespace)
  if (!connectorId) return forget(namespace)
  recallNetwork(namespace, connectorId)
  if (isWalletMissing(namespace)) return giveUp(namespace, connectorId, { unanswered: true }) // it may be uninstalled
  const stop = new AbortController()
  const life = instance().signal
  try {
    const task = adapterOf(namespace, connectorId).then(({ wallets }) =>
      wallets?.connector(connectorId)?.reconnect(stop.signal),
    )
    const result = await within(task, RECONNECT_TIMEOUT, () => new WalletTimeoutError())
    if (life.aborted || connectionsController.activeConnectorId(namespace)) return // gone, or manually connected meanwhile
    if (storedConnectorId(namespace) !== connectorId) return showRestored(namespace) // disconnected meanwhile
    if (result) restoreConnection(namespace, result)
    else if (connectorId === WALLET_CONNECT_ID || connectorId === AUTH_ID)
      forget(namespace, connectorId) // its session is over
    else giveUp(namespace, connectorId)
  } catch (error) {
    stop.abort()
    if (life.aborted) return
    if (isGone(error)) forget(namespace, connectorId)
    else giveUp(namespace, connectorId, { unanswered: error instanceof WalletTimeoutError })
    if (!isExpected(error, connectorId)) reportFailure(error)
  }
}

/**
 * Whether a connection that failed to restore is over: its wallet is missing, or the site has turned off the service
 * that leads to it. Anything else, such as code that could not be loaded, may succeed on the next visit.
 */
const isGone = (error: unknown): boolean => error instanceof ConnectorNotFoundError || error instanceof ServiceOffError

/** Whether a wallet gave no accounts because it may be locked, busy or gone; it is asked again later. */
const isExpected = (error: unknown, connectorId: string): boolean =>
  error instanceof WalletTimeoutError ||
  error instanceof ConnectionRejectedError ||
  (error instanceof ConnectError && connectorId !== WALLET_CONNECT_ID && connectorId !== AUTH_ID)

/**
 * A stored network that the site does not list is unsupported, until its wallet reports its network or is given up
 * (SPEC 4).
 */
function recallUnsupported(known: readonly ChainNamespace[]): void {
  const id = readStored(CONNECTION_KEYS.activeNetworkId)
  const namespace = known.find(name => id?.startsWith(`${name}:`))
  if (id && namespace && !networksController.find(id)) networksController.activate(unsupportedNetwork(namespace, id))
}

/** A background family starts on its last network; the active one's is known from the first load. */
function recallNetwork(namespace: ChainNamespace, connectorId: string): void {
  if (networksController.state.activeNamespace === namespace) return
  const known = connectionsController.list(namespace).find(connection => connection.connectorId === connectorId)
  const network = known?.caipNetworkId && networksController.find(known.caipNetworkId)
  if (network) networksController.activate(network, { select: false })
}

/** The connector to restore: the stored active one, if its connection is known and the visitor did not end it. */
function storedConnectorId(namespace: ChainNamespace): string | undefined {
  const connectorId = readStored(connectorIdKey(namespace))
  if (!connectorId) return undefined
  const known = connectionsController.list(namespace).some(connection => connection.connectorId === connectorId)
  return known && connectionsController.stateOf(namespace, connectorId) !== 'disconnected' ? connectorId : undefined
}

/** Forgets that a family was connected: it is not restored automatically. */
function forget(namespace: ChainNamespace, connectorId?: string): void {
  if (connectionsController.activeConnectorId(namespace)) return
  forgetActive(namespace, connectorId)
  showRestored(namespace)
}

/** Gives up a connection on this page until its wallet returns accounts; its stored data is kept. */
function giveUp(namespace: ChainNamespace, connectorId: string, { unanswered = false } = {}): void {
  if (connectionsController.activeConnectorId(namespace)) return
  showRestored(namespace)
  connectionsController.setAwaited(namespace, connectorId)
  const waiting = adapterOf(namespace, connectorId).then(({ wallets }) => {
    const isSought = unanswered && wallets?.connector(connectorId)?.awaitReturn !== undefined
    // the next visit does not show that it waits for a wallet that is not in the page
    if (isSought && !connectorsController.find(connectorId, namespace))
      writeStored(missingWalletKey(namespace), connectorId)
    return awaitReturn(namespace, connectorId, { unanswered })
  })
  report(waiting, { shown: true })
}

/** Restoring has finished. */
function showRestored(namespace: ChainNamespace): void {
  restoreNetwork(namespace)
  if (accountsController.account(namespace).status === 'reconnecting') accountsController.clear(namespace)
}
