export {
  type ClientSource,
  type EvmPublicClient,
  type EvmWalletClient,
  getPublicClient,
  getWalletClient,
} from './clients.js'
export { evmAdapter } from './evm-adapter.js'
export { type Batch, type BatchCall, type BatchProgress, type BatchResult, sendCalls } from './send-calls.js'
export { toViemChain } from './viem-chain.js'
