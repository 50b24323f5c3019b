import type { CaipNetwork } from '../../core/entities/network.js'
import type { ChainCheck } from '../../services/rpc-endpoint.js'

/** The Wallet Standard names of the clusters, by their CAIP-2 reference, the head of their genesis hash. */
const CLUSTERS: ReadonlyMap<string, string> = new Map([
  ['5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:mainnet'],
  ['4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', 'solana:testnet'],
  ['EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'solana:devnet'],
])

/** A network's name in wallets; anything but the public clusters is a custom one. */
export const toWalletChain = (network: CaipNetwork | undefined): string =>
  CLUSTERS.get(String(network?.id)) ?? 'solana:localnet'

/**
 * Checks that an endpoint does not serve the wrong public cluster. A local validator has its own genesis and may stand
 * in for any of them.
 */
export const clusterCheck = (network: CaipNetwork): ChainCheck => ({
  method: 'getGenesisHash',
  isExpected: result => {
    if (typeof result !== 'string') return false
    const known = [...CLUSTERS.keys()].find(reference => result.startsWith(reference))
    return known === undefined || known === String(network.id)
  },
})
