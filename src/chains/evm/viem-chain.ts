import type { Chain } from 'viem'

import type { CaipNetwork } from '../../core/entities/network.js'

/** A network as viem has it. */
export function toViemChain({ id, name, nativeCurrency, rpcUrls, blockExplorers, testnet }: CaipNetwork): Chain {
  return {
    id: Number(id),
    name,
    nativeCurrency,
    rpcUrls: { default: { http: rpcUrls.default.http } },
    ...(blockExplorers && { blockExplorers: { default: blockExplorers.default } }),
    ...(testnet !== undefined && { testnet }),
  }
}
