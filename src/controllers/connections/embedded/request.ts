import type { EmbeddedCall } from '../../../chains/shared/embedded/embedded-wallet.js'
import { methodKind } from '../../../chains/shared/embedded/methods.js'
import { siteChainId } from '../../../chains/shared/embedded/users.js'
import type { SecureSite } from '../../../core/entities/secure-site.js'
import { MethodNotAllowedError } from '../../../core/errors/frame.js'

/** Has the secure site answer what a provider was asked for. */
export const requestOf =
  (site: SecureSite) =>
  async ({ method, params, namespace, network, rpcUrl }: EmbeddedCall): Promise<unknown> => {
    if (methodKind(method) !== 'safe') throw new MethodNotAllowedError({ details: method })
    const chainId = siteChainId(network)
    return site.request('RPC_REQUEST', { method, params, chainId, chainNamespace: namespace, rpcUrl })
  }
