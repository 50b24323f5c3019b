import type { NetworkInput } from '../../core/entities/network.js'
import { ETHER } from './currencies.js'

/** Linea, chain id 59144. */
export const linea = {
  id: 59144,
  name: 'Linea',
  nativeCurrency: ETHER,
  rpcUrls: { default: { http: ['https://rpc.linea.build'] } },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://lineascan.build' } },
} as const satisfies NetworkInput

/** Scroll, chain id 534352. */
export const scroll = {
  id: 534352,
  name: 'Scroll',
  nativeCurrency: ETHER,
  rpcUrls: { default: { http: ['https://rpc.scroll.io'] } },
  blockExplorers: { default: { name: 'Scrollscan', url: 'https://scrollscan.com' } },
} as const satisfies NetworkInput

/** Mantle, chain id 5000. */
export const mantle = {
  id: 5000,
  name: 'Mantle',
  nativeCurrency: { name: 'MNT', symbol: 'MNT', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.mantle.xyz'] } },
  blockExplorers: { default: { name: 'Mantle Explorer', url: 'https://mantlescan.xyz' } },
} as const satisfies NetworkInput

/** Unichain, chain id 130. */
export const unichain = {
  id: 130,
  name: 'Unichain',
  nativeCurrency: ETHER,
  rpcUrls: { default: { http: ['https://mainnet.unichain.org'] } },
  blockExplorers: { default: { name: 'Uniscan', url: 'https://uniscan.xyz' } },
} as const satisfies NetworkInput

/** Kaia, chain id 8217. */
export const kaia = {
  id: 8217,
  name: 'Kaia',
  nativeCurrency: { name: 'Kaia', symbol: 'KAIA', decimals: 18 },
  rpcUrls: { default: { http: ['https://public-en.node.kaia.io'] } },
  blockExplorers: { default: { name: 'KaiaScan', url: 'https://kaiascan.io' } },
} as const satisfies NetworkInput

/** Rootstock, chain id 30. */
export const rootstock = {
  id: 30,
  name: 'Rootstock',
  nativeCurrency: { name: 'Rootstock Bitcoin', symbol: 'RBTC', decimals: 18 },
  rpcUrls: { default: { http: ['https://public-node.rsk.co'] } },
  blockExplorers: { default: { name: 'RSK Explorer', url: 'https://explorer.rsk.co' } },
} as const satisfies NetworkInput

/** Moonbeam, chain id 1284. */
export const moonbeam = {
  id: 1284,
  name: 'Moonbeam',
  nativeCurrency: { name: 'Moonbeam', symbol: 'GLMR', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.api.moonbeam.network'] } },
  blockExplorers: { default: { name: 'Moonscan', url: 'https://moonscan.io' } },
} as const satisfies NetworkInput

/** Moonriver, chain id 1285. */
export const moonriver = {
  id: 1285,
  name: 'Moonriver',
  nativeCurrency: { name: 'Moonriver', symbol: 'MOVR', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.api.moonriver.moonbeam.network'] } },
  blockExplorers: { default: { name: 'Moonscan', url: 'https://moonriver.moonscan.io' } },
} as const satisfies NetworkInput

/** Sei, chain id 1329. */
export const sei = {
  id: 1329,
  name: 'Sei',
  nativeCurrency: { name: 'Sei', symbol: 'SEI', decimals: 18 },
  rpcUrls: { default: { http: ['https://evm-rpc.sei-apis.com'] } },
  blockExplorers: { default: { name: 'Seiscan', url: 'https://seiscan.io' } },
} as const satisfies NetworkInput

/** Blast, chain id 81457. */
export const blast = {
  id: 81457,
  name: 'Blast',
  nativeCurrency: ETHER,
  rpcUrls: { default: { http: ['https://rpc.blast.io'] } },
  blockExplorers: { default: { name: 'Blastscan', url: 'https://blastscan.io' } },
} as const satisfies NetworkInput

/** Mode, chain id 34443. */
export const mode = {
  id: 34443,
  name: 'Mode',
  nativeCurrency: ETHER,
  rpcUrls: { default: { http: ['https://mainnet.mode.network'] } },
  blockExplorers: { default: { name: 'Modescan', url: 'https://modescan.io' } },
} as const satisfies NetworkInput

/** World Chain, chain id 480. */
export const worldchain = {
  id: 480,
  name: 'World Chain',
  nativeCurrency: ETHER,
  rpcUrls: { default: { http: ['https://worldchain-mainnet.g.alchemy.com/public'] } },
  blockExplorers: { default: { name: 'Worldscan', url: 'https://worldscan.org' } },
} as const satisfies NetworkInput

/** Ink, chain id 57073. */
export const ink = {
  id: 57073,
  name: 'Ink',
  nativeCurrency: ETHER,
  rpcUrls: { default: { http: ['https://rpc-gel.inkonchain.com'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://explorer.inkonchain.com' } },
} as const satisfies NetworkInput

/** Soneium, chain id 1868. */
export const soneium = {
  id: 1868,
  name: 'Soneium',
  nativeCurrency: ETHER,
  rpcUrls: { default: { http: ['https://rpc.soneium.org'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://soneium.blockscout.com' } },
} as const satisfies NetworkInput

/** Cronos, chain id 25. */
export const cronos = {
  id: 25,
  name: 'Cronos',
  nativeCurrency: { name: 'Cronos', symbol: 'CRO', decimals: 18 },
  rpcUrls: { default: { http: ['https://evm.cronos.org'] } },
  blockExplorers: { default: { name: 'Cronos Explorer', url: 'https://explorer.cronos.org' } },
} as const satisfies NetworkInput

/** Metis, chain id 1088. */
export const metis = {
  id: 1088,
  name: 'Metis',
  nativeCurrency: { name: 'Metis', symbol: 'METIS', decimals: 18 },
  rpcUrls: { default: { http: ['https://andromeda.metis.io/?owner=1088'] } },
  blockExplorers: { default: { name: 'Metis Explorer', url: 'https://explorer.metis.io' } },
} as const satisfies NetworkInput

/** Abstract, chain id 2741. */
export const abstract = {
  id: 2741,
  name: 'Abstract',
  nativeCurrency: ETHER,
  rpcUrls: { default: { http: ['https://api.mainnet.abs.xyz'] } },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://abscan.org' } },
} as const satisfies NetworkInput

/** Ronin, chain id 2020. */
export const ronin = {
  id: 2020,
  name: 'Ronin',
  nativeCurrency: { name: 'RON', symbol: 'RON', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.roninchain.com/rpc'] } },
  blockExplorers: { default: { name: 'Ronin Explorer', url: 'https://app.roninchain.com' } },
} as const satisfies NetworkInput

/** HyperEVM, chain id 999. */
export const hyperEvm = {
  id: 999,
  name: 'HyperEVM',
  nativeCurrency: { name: 'HYPE', symbol: 'HYPE', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.hyperliquid.xyz/evm'] } },
  blockExplorers: { default: { name: 'HyperEVMScan', url: 'https://hyperevmscan.io' } },
} as const satisfies NetworkInput
