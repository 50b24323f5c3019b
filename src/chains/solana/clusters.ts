import type { CaipNetwork } from '../../core/entities/network.js'

/** The Wallet Standard names of the clusters, by their CAIP-2 reference, the head of their genesis hash. */
const CLUSTERS: ReadonlyMap<string, string> = new Map([
  ['5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:mainnet'],
  ['4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', 'solana:testnet'],
  ['EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'solana:devnet'],
])

/** A network's name in wallets; anything but the public clusters is a custom one. */
export const toWalletChain = (network: CaipNetwork | undefined): string =>
  CLUSTERS.get(String(network?.id)) ?? 'solana:localnet'
