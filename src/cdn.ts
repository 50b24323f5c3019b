import './elements/index.js'

export { evmAdapter, getPublicClient, getWalletClient } from './chains/evm/index.js'
export { createWalletModal, getWalletModal } from './client.js'
export * as networks from './networks.js'
