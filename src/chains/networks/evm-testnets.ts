import type { NetworkInput } from '../../core/entities/network.js'
import { ETHER } from './currencies.js'

/** Goerli, chain id 5 (test network). */
export const goerli = {
  id: 5,
  name: 'Goerli',
  nativeCurrency: ETHER,
  rpcUrls: { default: { http: ['https://ethereum-goerli-rpc.publicnode.com'] } },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://goerli.etherscan.io' } },
  testnet: true,
} as const satisfies NetworkInput

/** Sepolia, chain id 11155111 (test network). */
export const sepolia = {
  id: 11155111,
  name: 'Sepolia',
  nativeCurrency: ETHER,
  rpcUrls: { default: { http: ['https://ethereum-sepolia-rpc.publicnode.com'] } },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://sepolia.etherscan.io' } },
  testnet: true,
} as const satisfies NetworkInput

/** Holesky, chain id 17000 (test network). */
export const holesky = {
  id: 17000,
  name: 'Holesky',
  nativeCurrency: ETHER,
  rpcUrls: { default: { http: ['https://ethereum-holesky-rpc.publicnode.com'] } },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://holesky.etherscan.io' } },
  testnet: true,
} as const satisfies NetworkInput

/** Hoodi, chain id 560048 (test network). */
export const hoodi = {
  id: 560048,
  name: 'Hoodi',
  nativeCurrency: ETHER,
  rpcUrls: { default: { http: ['https://rpc.hoodi.ethpandaops.io'] } },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://hoodi.etherscan.io' } },
  testnet: true,
} as const satisfies NetworkInput

/** OP Sepolia, chain id 11155420 (test network). */
export const optimismSepolia = {
  id: 11155420,
  name: 'OP Sepolia',
  nativeCurrency: ETHER,
  rpcUrls: { default: { http: ['https://sepolia.optimism.io'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://optimism-sepolia.blockscout.com' } },
  testnet: true,
} as const satisfies NetworkInput

/** Arbitrum Sepolia, chain id 421614 (test network). */
export const arbitrumSepolia = {
  id: 421614,
  name: 'Arbitrum Sepolia',
  nativeCurrency: ETHER,
  rpcUrls: { default: { http: ['https://sepolia-rollup.arbitrum.io/rpc'] } },
  blockExplorers: { default: { name: 'Arbiscan', url: 'https://sepolia.arbiscan.io' } },
  testnet: true,
} as const satisfies NetworkInput

/** Polygon Amoy, chain id 80002 (test network). */
export const polygonAmoy = {
  id: 80002,
  name: 'Polygon Amoy',
  nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
  rpcUrls: { default: { http: ['https://polygon-amoy.drpc.org'] } },
  blockExplorers: { default: { name: 'PolygonScan', url: 'https://amoy.polygonscan.com' } },
  testnet: true,
} as const satisfies NetworkInput

/** Aurora Testnet, chain id 1313161555 (test network). */
export const auroraTestnet = {
  id: 1313161555,
  name: 'Aurora Testnet',
  nativeCurrency: ETHER,
  rpcUrls: { default: { http: ['https://testnet.aurora.dev'] } },
  blockExplorers: { default: { name: 'Aurora Explorer', url: 'https://explorer.testnet.aurora.dev' } },
  testnet: true,
} as const satisfies NetworkInput

/** BNB Smart Chain Testnet, chain id 97 (test network). */
export const bscTestnet = {
  id: 97,
  name: 'BNB Smart Chain Testnet',
  nativeCurrency: { name: 'BNB', symbol: 'tBNB', decimals: 18 },
  rpcUrls: { default: { http: ['https://data-seed-prebsc-1-s1.bnbchain.org:8545'] } },
  blockExplorers: { default: { name: 'BscScan', url: 'https://testnet.bscscan.com' } },
  testnet: true,
} as const satisfies NetworkInput

/** Avalanche Fuji, chain id 43113 (test network). */
export const avalancheFuji = {
  id: 43113,
  name: 'Avalanche Fuji',
  nativeCurrency: { name: 'Avalanche Fuji', symbol: 'AVAX', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.avax-test.network/ext/bc/C/rpc'] } },
  blockExplorers: { default: { name: 'SnowTrace', url: 'https://testnet.snowtrace.io' } },
  testnet: true,
} as const satisfies NetworkInput

/** ZKsync Sepolia, chain id 300 (test network). */
export const zksyncSepoliaTestnet = {
  id: 300,
  name: 'ZKsync Sepolia',
  nativeCurrency: ETHER,
  rpcUrls: { default: { http: ['https://sepolia.era.zksync.dev'] } },
  blockExplorers: { default: { name: 'ZKsync Explorer', url: 'https://sepolia.explorer.zksync.io' } },
  testnet: true,
} as const satisfies NetworkInput

/** Base Sepolia, chain id 84532 (test network). */
export const baseSepolia = {
  id: 84532,
  name: 'Base Sepolia',
  nativeCurrency: ETHER,
  rpcUrls: { default: { http: ['https://sepolia.base.org'] } },
  blockExplorers: { default: { name: 'Basescan', url: 'https://sepolia.basescan.org' } },
  testnet: true,
} as const satisfies NetworkInput

/** Zora Sepolia, chain id 999999999 (test network). */
export const zoraSepolia = {
  id: 999999999,
  name: 'Zora Sepolia',
  nativeCurrency: ETHER,
  rpcUrls: { default: { http: ['https://sepolia.rpc.zora.energy'] } },
  blockExplorers: { default: { name: 'Zora Sepolia Explorer', url: 'https://sepolia.explorer.zora.energy' } },
  testnet: true,
} as const satisfies NetworkInput

/** Monad Testnet, chain id 10143 (test network). */
export const monadTestnet = {
  id: 10143,
  name: 'Monad Testnet',
  nativeCurrency: { name: 'Testnet MON Token', symbol: 'MON', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnet-rpc.monad.xyz'] } },
  blockExplorers: { default: { name: 'Monad Testnet explorer', url: 'https://testnet.monadexplorer.com' } },
  testnet: true,
} as const satisfies NetworkInput

/** Berachain Bepolia, chain id 80069 (test network). */
export const berachainBepolia = {
  id: 80069,
  name: 'Berachain Bepolia',
  nativeCurrency: { name: 'BERA Token', symbol: 'BERA', decimals: 18 },
  rpcUrls: { default: { http: ['https://bepolia.rpc.berachain.com'] } },
  blockExplorers: { default: { name: 'Berascan', url: 'https://testnet.berascan.com' } },
  testnet: true,
} as const satisfies NetworkInput

/** Linea Sepolia, chain id 59141 (test network). */
export const lineaSepolia = {
  id: 59141,
  name: 'Linea Sepolia',
  nativeCurrency: ETHER,
  rpcUrls: { default: { http: ['https://rpc.sepolia.linea.build'] } },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://sepolia.lineascan.build' } },
  testnet: true,
} as const satisfies NetworkInput

/** Scroll Sepolia, chain id 534351 (test network). */
export const scrollSepolia = {
  id: 534351,
  name: 'Scroll Sepolia',
  nativeCurrency: ETHER,
  rpcUrls: { default: { http: ['https://sepolia-rpc.scroll.io'] } },
  blockExplorers: { default: { name: 'Scrollscan', url: 'https://sepolia.scrollscan.com' } },
  testnet: true,
} as const satisfies NetworkInput

/** Mantle Sepolia, chain id 5003 (test network). */
export const mantleSepoliaTestnet = {
  id: 5003,
  name: 'Mantle Sepolia',
  nativeCurrency: { name: 'MNT', symbol: 'MNT', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.sepolia.mantle.xyz'] } },
  blockExplorers: { default: { name: 'Mantle Testnet Explorer', url: 'https://explorer.sepolia.mantle.xyz' } },
  testnet: true,
} as const satisfies NetworkInput

/** Unichain Sepolia, chain id 1301 (test network). */
export const unichainSepolia = {
  id: 1301,
  name: 'Unichain Sepolia',
  nativeCurrency: ETHER,
  rpcUrls: { default: { http: ['https://sepolia.unichain.org'] } },
  blockExplorers: { default: { name: 'Uniscan', url: 'https://sepolia.uniscan.xyz' } },
  testnet: true,
} as const satisfies NetworkInput

/** Celo Sepolia Testnet, chain id 11142220 (test network). */
export const celoSepolia = {
  id: 11142220,
  name: 'Celo Sepolia Testnet',
  nativeCurrency: { name: 'CELO', symbol: 'S-CELO', decimals: 18 },
  rpcUrls: { default: { http: ['https://forno.celo-sepolia.celo-testnet.org'] } },
  blockExplorers: { default: { name: 'Celo Sepolia Explorer', url: 'https://celo-sepolia.blockscout.com' } },
  testnet: true,
} as const satisfies NetworkInput
