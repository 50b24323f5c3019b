/** The listed networks by name. A plain viem chain may be used in place of any of them. */
export * from './chains/networks/bitcoin.js'
export * from './chains/networks/evm.js'
export * from './chains/networks/evm-others.js'
export * from './chains/networks/evm-testnets.js'
export * from './chains/networks/others.js'
export * from './chains/networks/solana.js'
