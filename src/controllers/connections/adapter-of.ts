import type { ChainAdapter } from '../../chains/adapter.js'
import type { ChainNamespace } from '../../core/caip.js'
import { AUTH_ID, VIEW_ONLY_ID, WALLET_CONNECT_ID } from '../../core/entities/connector.js'
import { adapterFor } from './adapters.js'
import { isSafe } from './rules.js'

/** The family of a connector, with the connector's own code. */
export async function adapterOf(namespace: ChainNamespace, connectorId: string): Promise<ChainAdapter> {
  if (connectorId === WALLET_CONNECT_ID) await (await import('./wallet-connect/wallet-connect.js')).walletConnect()
  if (connectorId === AUTH_ID) await (await import('./embedded/embedded.js')).embedded()
  if (connectorId === VIEW_ONLY_ID) await (await import('./view-only/view-only.js')).viewOnly(namespace)
  if (isSafe(namespace, connectorId)) await (await import('./safe/safe.js')).safe()
  return adapterFor(namespace)
}
