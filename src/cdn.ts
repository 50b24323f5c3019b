import './elements/index.js'

export { bitcoinAdapter } from './chains/bitcoin/index.js'
export { evmAdapter, getPublicClient, getWalletClient } from './chains/evm/index.js'
export { polkadotAdapter } from './chains/polkadot/index.js'
export { getSolanaProvider, getSolanaRpc, getSolanaSigner, solanaAdapter } from './chains/solana/index.js'
export { universalAdapter } from './chains/universal/index.js'
export { createWalletModal, getWalletModal, whenWalletModalReady } from './client.js'
export {
  isDisconnected,
  isModalClosed,
  isRejected,
  isRequestPending,
  isTimedOut,
  isUnauthorized,
} from './core/errors/kinds.js'
export * as networks from './networks.js'
