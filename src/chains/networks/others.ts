import type { NetworkInput } from '../../core/entities/network.js'

// Families without their own adapter: wallets over WalletConnect, no balances.

/** Polkadot's relay chain; its id is the head of its genesis hash (CAIP-13). */
export const polkadot = {
  id: '91b171bb158e2d3848fa23a9f1c25182',
  chainNamespace: 'polkadot',
  caipNetworkId: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
  name: 'Polkadot',
  nativeCurrency: { name: 'Polkadot', symbol: 'DOT', decimals: 10 },
  rpcUrls: { default: { http: [] } },
  blockExplorers: { default: { name: 'Subscan', url: 'https://polkadot.subscan.io' } },
} as const satisfies NetworkInput

/** The Cosmos Hub (CAIP-5). */
export const cosmosHub = {
  id: 'cosmoshub-4',
  chainNamespace: 'cosmos',
  caipNetworkId: 'cosmos:cosmoshub-4',
  name: 'Cosmos Hub',
  nativeCurrency: { name: 'Atom', symbol: 'ATOM', decimals: 6 },
  rpcUrls: { default: { http: [] } },
  blockExplorers: { default: { name: 'Mintscan', url: 'https://www.mintscan.io/cosmos' } },
} as const satisfies NetworkInput

/** NEAR. */
export const near = {
  id: 'mainnet',
  chainNamespace: 'near',
  caipNetworkId: 'near:mainnet',
  name: 'NEAR',
  nativeCurrency: { name: 'NEAR', symbol: 'NEAR', decimals: 24 },
  rpcUrls: { default: { http: ['https://rpc.mainnet.near.org'] } },
  blockExplorers: { default: { name: 'NearBlocks', url: 'https://nearblocks.io' } },
} as const satisfies NetworkInput

/** TON; its id is the global id of the network. */
export const ton = {
  id: '-239',
  chainNamespace: 'ton',
  caipNetworkId: 'ton:-239',
  name: 'TON',
  nativeCurrency: { name: 'Toncoin', symbol: 'TON', decimals: 9 },
  rpcUrls: { default: { http: [] } },
  blockExplorers: { default: { name: 'Tonscan', url: 'https://tonscan.org' } },
} as const satisfies NetworkInput

/** TRON; its id is the end of its genesis hash. */
export const tron = {
  id: '0x2b6653dc',
  chainNamespace: 'tron',
  caipNetworkId: 'tron:0x2b6653dc',
  name: 'TRON',
  nativeCurrency: { name: 'Tronix', symbol: 'TRX', decimals: 6 },
  rpcUrls: { default: { http: [] } },
  blockExplorers: { default: { name: 'Tronscan', url: 'https://tronscan.org/#' } },
} as const satisfies NetworkInput
