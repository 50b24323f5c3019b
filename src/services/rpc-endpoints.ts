import type { CaipNetwork } from '../core/entities/network.js'
import type { Options } from '../core/entities/options.js'
import { safeRpcUrl } from '../core/chain/rpc-url.js'
import { customRpcUrls } from './config/custom-rpc-urls.js'
import { isServiceHosted, serviceBase } from './endpoints.js'
import { isServiceOn } from './service-switch.js'

/** The options that determine a chain's endpoints. */
export type RpcOptions = Pick<Options, 'projectId' | 'services' | 'customRpcUrls'>

/** The rpc service's endpoint for one network (SPEC 7). */
function serviceUrl(base: string, caipNetworkId: string, projectId: string | undefined): string {
  const query = new URLSearchParams({ chainId: caipNetworkId, ...(projectId ? { projectId } : {}) })
  return `${base}/v1/?${query}`
}

/**
 * The endpoints to call for a network, best first: the site's own, then the rpc service, then the chain's own list.
 * Only http(s) URLs without credentials are kept.
 *
 * @param isHosted whether the hosted rpc service serves a CAIP-2 id; a site's own rpc service serves every network
 */
export function rpcEndpoints(
  network: CaipNetwork,
  options: RpcOptions,
  isHosted: (caipNetworkId: string) => boolean,
): readonly string[] {
  if (network.unsupported) return []
  const { caipNetworkId, rpcUrls } = network
  const isServed = isServiceOn('rpc', options) && (!isServiceHosted('rpc', options) || isHosted(caipNetworkId))
  const urls = [
    ...customRpcUrls(options.customRpcUrls, caipNetworkId),
    ...(isServed ? [serviceUrl(serviceBase('rpc', options), caipNetworkId, options.projectId)] : []),
    ...rpcUrls.chainDefault.http,
  ]
  return [...new Set(urls.flatMap(url => safeRpcUrl(url) ?? []))]
}
