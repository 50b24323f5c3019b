import type { AdapterContext, ChainAdapter } from '../../chains/adapter.js'
import { loadAdapter, replaceAdapter } from '../../chains/loaded.js'
import { RELAYED } from '../../chains/shared/relayed/factory.js'
import type { ChainNamespace } from '../../core/caip.js'
import { networksController } from '../networks/networks.js'
import { optionsController } from '../shell/options.js'
import { followAdapter } from './follow-wallet.js'

/** Families whose wallets are heard already. */
const followed = new WeakSet<ChainAdapter>()

const contextOf = (namespace: ChainNamespace): AdapterContext => {
  const { options } = optionsController.state
  return {
    networks: () => networksController.list(namespace),
    endpoints: async network => (await import('../networks/endpoints-of.js')).endpointsOf(network),
    active: () => networksController.state.active[namespace],
    announced: options.enableEIP6963 !== false,
    injected: options.enableInjected !== false,
    accountType: async () => (await import('./establish/remember-connection.js')).preferredType(namespace),
  }
}

/** Puts another adapter in the place of a family that is followed already, made from it. */
export function joinAdapter(namespace: ChainNamespace, joined: ChainAdapter): void {
  followed.add(joined)
  replaceAdapter(namespace, joined)
}

/** Loads a family's code, once, and follows what its wallets say. */
export async function adapterFor(namespace: ChainNamespace): Promise<ChainAdapter> {
  const adapter = await loadAdapter(namespace, contextOf(namespace), RELAYED)
  if (!followed.has(adapter)) {
    followed.add(adapter)
    followAdapter(adapter)
  }
  return adapter
}
