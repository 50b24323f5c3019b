import { loadedAdapter } from '../../../chains/loaded.js'
import type { ChainNamespace } from '../../../core/caip.js'
import { adapterOf } from '../adapter-of.js'

/**
 * Asks a wallet to end its connection. The code of one that this page has not used yet is loaded first: its session may
 * be from an earlier visit.
 *
 * @throws as the family's `disconnect` does
 */
export async function askToDisconnect(namespace: ChainNamespace, connectorId: string): Promise<void> {
  const known = loadedAdapter(namespace)?.wallets?.connector(connectorId)
  const connector = known ?? (await adapterOf(namespace, connectorId)).wallets?.connector(connectorId)
  await connector?.disconnect()
}
