import type { ChainAdapter } from '../../../chains/adapter.js'
import type { ConnectResult } from '../../../chains/ports/wallets.js'
import type { ChainNamespace } from '../../../core/caip.js'
import { WalletTimeoutError } from '../../../core/errors/connection.js'
import { within } from '../../../core/time.js'
import { connectionsController } from '../connections.js'
import { features } from '../../shell/features.js'

/** How long a background wallet has to return its accounts, in ms: the visitor is waiting for a disconnect. */
const SUCCESSOR_TIMEOUT = 1_000

/**
 * The successor of a family's disconnected active wallet: the first of its other connected wallets that returns
 * accounts without a prompt.
 *
 * @param adapterOf the family with a connector's code
 */
export async function findSuccessor(
  namespace: ChainNamespace,
  adapterOf: (namespace: ChainNamespace, connectorId: string) => Promise<ChainAdapter | undefined>,
): Promise<ConnectResult | undefined> {
  if (!features.get().multiWallet) return undefined
  for (const { connectorId } of connectionsController.inState(namespace, 'active')) {
    const late = new AbortController()
    const asked = adapterOf(namespace, connectorId).then(adapter =>
      adapter?.wallets?.connector(connectorId)?.reconnect(late.signal),
    )
    const result = await within(asked, SUCCESSOR_TIMEOUT, () => new WalletTimeoutError()).catch(() => undefined)
    if (result) return result
    late.abort() // a later answer must not take effect: the next one is asked
  }
  return undefined
}
