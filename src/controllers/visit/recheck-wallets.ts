import type { ConnectResult } from '../../chains/adapter.js'
import type { ChainNamespace } from '../../core/caip.js'
import { WALLET_CONNECT_ID } from '../../core/entities/connector.js'
import { connectionsController } from '../connections/connections.js'
import { networksController } from '../networks/networks.js'
import { optionsController } from '../shell/options.js'
import { adapterFor } from '../connections/adapters.js'
import { sameInstance } from '../shell/same-instance.js'
import { takeWalletEvent } from '../connections/take-wallet-event.js'

/**
 * Asks the page's connected wallets, without a prompt, for what they may have said while nobody could hear them. One
 * that does not answer is left as it is.
 */
export async function recheckWallets(): Promise<void> {
  await Promise.allSettled(optionsController.state.namespaces.map(recheck))
}

async function recheck(namespace: ChainNamespace): Promise<void> {
  const connectorId = connectionsController.activeConnectorId(namespace)
  if (!connectorId || connectorId === WALLET_CONNECT_ID) return // what a session missed, its relay tells
  const isSame = sameInstance()
  const adapter = await adapterFor(namespace)
  const result = await adapter.wallets?.reconnect(connectorId)
  if (isSame() && connectionsController.activeConnectorId(namespace) === connectorId)
    follow(namespace, connectorId, result)
}

function follow(namespace: ChainNamespace, connectorId: string, result: ConnectResult | undefined): void {
  if (!result) return takeWalletEvent(namespace, { type: 'disconnect', connectorId })
  const { accounts, caipNetworkId } = result
  if (caipNetworkId && caipNetworkId !== networksController.state.active[namespace]?.caipNetworkId)
    takeWalletEvent(namespace, { type: 'network', connectorId, caipNetworkId })
  takeWalletEvent(namespace, { type: 'accounts', connectorId, accounts })
}
