import { loadedAdapter } from '../../chains/loaded.js'
import type { CaipNetworkId, ChainNamespace } from '../../core/caip.js'
import { WALLET_CONNECT_ID } from '../../core/entities/connector.js'
import { instance, instanceValue } from '../../core/instance.js'
import { accountsController } from '../accounts/accounts.js'
import { networksController } from '../networks/networks.js'
import { track } from '../shell/analytics/track.js'
import { report } from '../shell/report.js'
import { attemptIn } from './attempt.js'
import { connectionsController } from './connections.js'
import { establish } from './establish/establish.js'

/** Receives the family and the wallet, and the network that was chosen before the wallet was there. */
type AfterReturn = (namespace: ChainNamespace, connectorId: string, chosen: CaipNetworkId | undefined) => void

const afterReturn = instanceValue((): { call: AfterReturn } => ({ call: () => undefined }))

/** Registers `call` to run after each automatically restored connection. */
export function onReturn(call: AfterReturn): void {
  afterReturn().call = call
}

/** Shows a connection restored without a prompt. */
export function restoreConnection(namespace: ChainNamespace, result: Parameters<typeof establish>[1]): void {
  const chosen = networksController.state.chosen[namespace]
  establish(namespace, result, { restored: true })
  afterReturn().call(namespace, result.connectorId, chosen)
  const name = accountsController.account(namespace).connectedWalletInfo?.name ?? result.connectorId
  track('CONNECT_SUCCESS', { method: 'browser', name, reconnect: true })
}

const isAwaited = (namespace: ChainNamespace, connectorId: string): boolean =>
  connectionsController.state.awaited[namespace] === connectorId && !connectionsController.activeConnectorId(namespace)

/**
 * Restores, without a prompt, a connection that was given up on this page, once its wallet returns accounts again.
 * Wallets connected meanwhile stay.
 *
 * @throws as the family's `reconnect` does
 */
export async function restoreOnReturn(namespace: ChainNamespace, connectorId: string): Promise<void> {
  if (!isAwaited(namespace, connectorId)) return
  const attempt = attemptIn(namespace)
  if (attempt) return void attempt.catch(() => report(restoreOnReturn(namespace, connectorId), { shown: true })) // its outcome decides
  const life = instance().signal
  const result = await loadedAdapter(namespace)?.wallets?.connector(connectorId)?.reconnect()
  if (!result || life.aborted || !isAwaited(namespace, connectorId)) return
  if (attemptIn(namespace)) return restoreOnReturn(namespace, connectorId)
  restoreConnection(namespace, result)
}

/**
 * Waits for the wallet of a connection that was given up on this page, and restores it once it returns accounts. A
 * wallet that was asked and has not answered yet (`unanswered`) may still do so. The family must be loaded.
 *
 * @throws as the family's `reconnect` does
 */
export async function awaitReturn(
  namespace: ChainNamespace,
  connectorId: string,
  { unanswered = false }: { readonly unanswered?: boolean } = {},
): Promise<void> {
  if (!isAwaited(namespace, connectorId)) return
  const connector = loadedAdapter(namespace)?.wallets?.connector(connectorId)
  if (connectorId !== WALLET_CONNECT_ID) return connector?.awaitReturn?.({ ask: unanswered })
  if (unanswered && (await connector?.reconnect())) await restoreOnReturn(namespace, connectorId)
}
