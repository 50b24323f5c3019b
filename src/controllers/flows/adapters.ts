import type { AdapterContext, ChainAdapter } from '../../chains/adapter.js'
import { loadAdapter } from '../../chains/loaded.js'
import type { ChainNamespace } from '../../core/caip.js'
import { networksController } from '../networks.js'
import { optionsController } from '../options.js'
import { followAdapter } from './follow-wallet.js'

const followed = new WeakSet<ChainAdapter>()

const contextOf = (namespace: ChainNamespace): AdapterContext => {
  const { options } = optionsController.state
  return {
    networks: () => networksController.list(namespace),
    endpoints: async network => (await import('./endpoints-of.js')).endpointsOf(network),
    announced: options.enableEIP6963 !== false,
    injected: options.enableInjected !== false,
  }
}

/** Loads a family's code, once, and follows what its wallets say. */
export async function adapterFor(namespace: ChainNamespace): Promise<ChainAdapter> {
  const adapter = await loadAdapter(namespace, contextOf(namespace))
  if (!followed.has(adapter)) {
    followed.add(adapter)
    followAdapter(adapter)
  }
  return adapter
}
