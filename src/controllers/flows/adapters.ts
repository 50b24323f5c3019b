import type { AdapterContext, ChainAdapter } from '../../chains/adapter.js'
import { loadAdapter, replaceAdapter } from '../../chains/loaded.js'
import { RELAYED } from '../../chains/shared/relayed/factory.js'
import type { ChainNamespace } from '../../core/caip.js'
import { WALLET_CONNECT_ID } from '../../core/entities/connector.js'
import { networksController } from '../networks.js'
import { optionsController } from '../options.js'
import { followAdapter } from './follow-wallet.js'
import { loadBackstage, loadConnecting } from './load-backstage.js'

/** Families whose wallets are heard already. */
const followed = new WeakSet<ChainAdapter>()

const contextOf = (namespace: ChainNamespace): AdapterContext => {
  const { options } = optionsController.state
  return {
    networks: () => networksController.list(namespace),
    endpoints: async network => (await loadBackstage()).endpointsOf(network),
    active: () => networksController.state.active[namespace],
    announced: options.enableEIP6963 !== false,
    injected: options.enableInjected !== false,
    accountType: async () => (await loadConnecting()).preferredType(namespace),
  }
}

/** Puts another adapter in the place of a family that is followed already, made from it. */
export function joinAdapter(namespace: ChainNamespace, joined: ChainAdapter): void {
  followed.add(joined)
  replaceAdapter(namespace, joined)
}

/** The family of a connector, with the code that the connector has of its own. */
export async function adapterOf(namespace: ChainNamespace, connectorId: string): Promise<ChainAdapter> {
  if (connectorId === WALLET_CONNECT_ID) await (await loadBackstage()).walletConnect()
  return adapterFor(namespace)
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
