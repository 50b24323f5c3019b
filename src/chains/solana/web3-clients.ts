import { createDefaultRpcTransport, createSolanaRpcFromTransport, type RpcTransport } from '@solana/web3.js'

import { NetworkNotFoundError } from '../../core/errors/network.js'
import { safeRpcUrl } from '../../core/chain/rpc-url.js'
import type { ClientSource, SolanaRpc } from './client-types.js'

/** Asks the first endpoint, and the next if it fails; rejects with the last failure. */
function inTurn(transports: readonly RpcTransport[]): RpcTransport {
  return async <T>(request: Parameters<RpcTransport>[0]): Promise<T> => {
    let failure: unknown = new NetworkNotFoundError()
    for (const transport of transports) {
      try {
        return await transport<T>(request)
      } catch (error) {
        failure = error
        if (request.signal?.aborted) break
      }
    }
    throw failure
  }
}

/**
 * A web3.js client treats every property as a method, including `then`, so a promise of one would never resolve.
 * Without `then` it can be awaited.
 */
const awaitable = (rpc: SolanaRpc): SolanaRpc =>
  new Proxy(rpc, {
    get: (target, name): unknown => (name === 'then' ? undefined : Reflect.get(target, name)),
  })

/**
 * Makes a client of the active cluster.
 *
 * @throws {NetworkNotFoundError} no Solana network is active
 */
export function createSolanaClient(source: Pick<ClientSource, 'getCaipNetwork'>): SolanaRpc {
  const network = source.getCaipNetwork('solana')
  if (!network) throw new NetworkNotFoundError()
  const urls = network.rpcUrls.default.http.flatMap(url => safeRpcUrl(url) ?? [])
  return awaitable(createSolanaRpcFromTransport(inTurn(urls.map(url => createDefaultRpcTransport({ url })))))
}
