import { type CaipNetworkId, type ChainNamespace, toCaipNetworkId } from '../../core/caip.js'
import type { CaipNetwork } from '../../core/entities/network.js'

/** Name of the placeholder for a network that the site does not list (WIRE 9.1). */
export const UNKNOWN_NETWORK = 'Unknown Network'

/** The placeholder for an unsupported network (SPEC 4); no request is ever built from it. */
export function unsupportedNetwork(namespace: ChainNamespace, caipNetworkId?: CaipNetworkId): CaipNetwork {
  const reference = caipNetworkId?.split(':')[1] ?? 'unknown'
  return {
    id: namespace === 'eip155' && caipNetworkId ? Number(reference) : reference,
    name: UNKNOWN_NETWORK,
    chainNamespace: namespace,
    caipNetworkId: caipNetworkId ?? toCaipNetworkId(namespace, reference),
    nativeCurrency: { name: '', symbol: '', decimals: 0 },
    rpcUrls: { default: { http: [] }, chainDefault: { http: [] } },
    unsupported: true,
  }
}
