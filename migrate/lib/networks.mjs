/** The networks that `wallet-modal/networks` has. */
export const OURS = new Set(
  `abstract arbitrum arbitrumNova arbitrumSepolia aurora auroraTestnet avalanche avalancheFuji base baseSepolia berachain
  berachainBepolia bitcoin bitcoinRegtest bitcoinSignet bitcoinTestnet blast bsc bscTestnet celo celoSepolia cosmosHub cronos
  fantom gnosis goerli holesky hoodi hyperEvm ink kaia linea lineaSepolia mainnet mantle mantleSepoliaTestnet metis mode monad
  monadTestnet moonbeam moonriver near opBNB optimism optimismSepolia polkadot polygon polygonAmoy polygonZkEvm ronin
  rootstock scroll scrollSepolia sei sepolia solana solanaDevnet solanaTestnet soneium sonic ton tron unichain unichainSepolia
  worldchain zksync zksyncSepoliaTestnet zora zoraSepolia`.split(/\s+/),
)

const OTHER_FAMILIES = /^(?:solana|bitcoin|ton|tron|polkadot|near|cosmosHub)/

/** Whether a network's name is one of viem's, an EVM chain. @param {string} name */
export const isEvm = name => !OTHER_FAMILIES.test(name)

/** The module that has a network, in a site with wagmi (whose chains viem has) or without. @param {string} name @param {boolean} hasWagmi */
export function moduleOf(name, hasWagmi) {
  if (name === 'tron') return undefined // the kit may mean TRON as an EVM chain, as viem does; ours is TRON itself
  if (name === 'defineChain') return 'viem'
  if (!/^[a-z]/.test(name)) return undefined // a type, not a network
  if (hasWagmi && isEvm(name)) return 'viem/chains'
  if (OURS.has(name)) return 'wallet-modal/networks'
  return isEvm(name) ? 'viem/chains' : undefined
}
