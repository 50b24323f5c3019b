import type { Chain } from 'viem'

import type { CaipNetwork } from '../../core/entities/network.js'
import { safeRpcUrl } from '../../core/chain/rpc-url.js'

/** Converts a network to viem's `Chain` type. */
export function toViemChain(network: CaipNetwork): Chain {
  const { id, name, nativeCurrency, rpcUrls, blockExplorers, testnet, contracts } = network
  const http = rpcUrls.default.http.flatMap(url => safeRpcUrl(url) ?? [])
  return {
    id: Number(id),
    name,
    nativeCurrency,
    rpcUrls: { default: { http } },
    ...(blockExplorers && { blockExplorers: { default: blockExplorers.default } }),
    ...(testnet !== undefined && { testnet }),
    ...(contracts && { contracts: contracts as NonNullable<Chain['contracts']> }), // those of the site's own viem chain
  }
}
