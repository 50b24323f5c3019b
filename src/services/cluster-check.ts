import type { CaipNetwork } from '../core/entities/network.js'
import type { ChainCheck } from './rpc-endpoint.js'

/** The heads of the genesis hashes of Solana's public clusters: mainnet, testnet and devnet. */
const PUBLIC = [
  '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
]

/**
 * Checks that an endpoint does not serve the wrong public cluster. A local validator has its own genesis and may stand
 * in for any of them.
 */
export const clusterCheck = (network: CaipNetwork): ChainCheck => ({
  method: 'getGenesisHash',
  isExpected: result => {
    if (typeof result !== 'string') return false
    const known = PUBLIC.find(reference => result.startsWith(reference))
    return known === undefined || known === String(network.id)
  },
})
