export {
  type ClientSource,
  type EvmPublicClient,
  type EvmWalletClient,
  getPublicClient,
  getWalletClient,
} from './clients.js'
export { evmAdapter } from './evm-adapter.js'
export { toViemChain } from './viem-chain.js'
