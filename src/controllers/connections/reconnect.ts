import type { ChainNamespace } from '../../core/caip.js'
import { ConnectionRejectedError, WalletTimeoutError } from '../../core/errors/connection.js'
import { RECONNECT_TIMEOUT } from '../../core/limits.js'
import { unsupportedNetwork } from '../networks/rules.js'
import { within } from '../../core/time.js'
import { CONNECTION_KEYS, connectorIdKey } from '../../services/storage/connection-keys.js'
import { readStored, writeStored } from '../../services/storage/read-write.js'
import { accountsController } from '../accounts/accounts.js'
import { connectionsController } from './connections.js'
import { networksController } from '../networks/networks.js'
import { optionsController } from '../shell/options.js'
import { adapterOf } from './adapter-of.js'
import { establish } from './establish/establish.js'
import { forgetActive, recall } from './disconnect/forget-connection.js'
import { tell } from '../shell/report.js'
import { restoreNetwork } from './establish/restore-network.js'
import { sameInstance } from '../shell/same-instance.js'
import { leaveNamespace } from './select-namespace.js'
import { track } from '../shell/analytics/track.js'

/**
 * Restores what was connected when the page was last left, without any prompt. A wallet that does not answer in 5 s is
 * given up for this page; one that answers that nothing is allowed is shown as disconnected, and when it was the active
 * family's, the page goes on with a family that came back.
 *
 * @param restored - called after each family that came back
 */
export async function reconnect(restored: () => void = () => undefined): Promise<void> {
  const { namespaces } = optionsController.state
  for (const namespace of namespaces) recall(namespace)
  const known = namespaces.filter(storedConnectorId)
  recallUnsupported(known)
  await Promise.all(namespaces.map(namespace => restore(namespace, restored)))
  leaveNamespace(known.filter(namespace => !connectionsController.activeConnectorId(namespace)))
  if (!namespaces.some(namespace => connectionsController.activeConnectorId(namespace)))
    writeStored(CONNECTION_KEYS.connectionStatus, 'disconnected')
}

async function restore(namespace: ChainNamespace, restored: () => void): Promise<void> {
  const connectorId = storedConnectorId(namespace)
  if (!connectorId) return giveUp(namespace)
  recallNetwork(namespace, connectorId)
  const stop = new AbortController()
  const isSame = sameInstance()
  try {
    const task = adapterOf(namespace, connectorId).then(({ wallets }) => wallets?.reconnect(connectorId, stop.signal))
    const result = await within(task, RECONNECT_TIMEOUT, () => new WalletTimeoutError())
    if (!isSame() || connectionsController.activeConnectorId(namespace)) return // gone, or connected by hand meanwhile
    if (storedConnectorId(namespace) !== connectorId) return // disconnected meanwhile
    if (!result) return giveUp(namespace, connectorId)
    establish(namespace, result, { restored: true })
    restored()
    const name = accountsController.account(namespace).connectedWalletInfo?.name ?? connectorId
    track('CONNECT_SUCCESS', { method: 'browser', name, reconnect: true })
  } catch (error) {
    stop.abort()
    if (!isSame()) return
    giveUp(namespace, connectorId)
    const expected = error instanceof WalletTimeoutError || error instanceof ConnectionRejectedError
    if (!expected) tell(error)
  }
}

/** A stored network that the site does not list is unsupported, until its wallet says where it is or is given up (SPEC 4). */
function recallUnsupported(known: readonly ChainNamespace[]): void {
  const id = readStored(CONNECTION_KEYS.activeNetworkId)
  const namespace = known.find(name => id?.startsWith(`${name}:`))
  if (id && namespace && !networksController.find(id)) networksController.activate(unsupportedNetwork(namespace, id))
}

/** A family in the background starts on the network it was left on; the active one's is known from the first load. */
function recallNetwork(namespace: ChainNamespace, connectorId: string): void {
  if (networksController.state.activeNamespace === namespace) return
  const known = connectionsController.list(namespace).find(connection => connection.connectorId === connectorId)
  const network = known?.caipNetworkId && networksController.find(known.caipNetworkId)
  if (network) networksController.activate(network, { select: false })
}

/** The connector to restore: the stored active one, if its connection is known and was not ended by the visitor. */
function storedConnectorId(namespace: ChainNamespace): string | undefined {
  const connectorId = readStored(connectorIdKey(namespace))
  if (!connectorId) return undefined
  const known = connectionsController.list(namespace).some(connection => connection.connectorId === connectorId)
  return known && connectionsController.stateOf(namespace, connectorId) !== 'disconnected' ? connectorId : undefined
}

function giveUp(namespace: ChainNamespace, connectorId?: string): void {
  if (connectionsController.activeConnectorId(namespace)) return
  forgetActive(namespace, connectorId)
  restoreNetwork(namespace)
  if (accountsController.account(namespace).status === 'reconnecting') accountsController.clear(namespace)
}
