import type { AdapterContext, ChainAdapter } from '../../chains/adapter.js'
import { loadAdapter } from '../../chains/loaded.js'
import { isHosted } from '../../chains/networks/hosted.js'
import type { ChainNamespace } from '../../core/caip.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import { rpcEndpoints } from '../../services/rpc-endpoints.js'
import { networksController } from '../networks.js'
import { optionsController } from '../options.js'
import { followAdapter } from './follow-wallet.js'

const followed = new WeakSet<ChainAdapter>()

/** The endpoints to call for a network, best first. */
export const endpointsOf = (network: CaipNetwork): readonly string[] =>
  rpcEndpoints(network, optionsController.state.options, isHosted)

const contextOf = (namespace: ChainNamespace): AdapterContext => {
  const { options } = optionsController.state
  return {
    networks: () => networksController.list(namespace),
    endpoints: endpointsOf,
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
