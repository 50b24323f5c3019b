import type { Batch, BatchResult } from './transfers/batch.js'

export {
  type ClientSource,
  type EvmPublicClient,
  type EvmWalletClient,
  getPublicClient,
  getWalletClient,
} from './clients.js'
export type { Batch, BatchCall, BatchProgress, BatchResult } from './transfers/batch.js'
export { evmAdapter } from './factory.js'
export { toViemChain } from './viem-chain.js'

/**
 * Sends several calls and reports their progress: with a single confirmation if the wallet supports it (EIP-5792),
 * otherwise one by one.
 *
 * @throws {InvalidTransactionError} a call is invalid; no wallet was asked
 * @throws {WalletChangedError} the wallet is on another account or network; earlier calls may have been confirmed
 * @throws {TransactionRejectedError} the visitor refused a call; earlier calls may have been confirmed
 * @throws {TransactionFailedError} a call was included in a block and failed
 * @throws {SendError} the wallet failed, or returned no hash
 */
export const sendCalls = async (batch: Batch): Promise<BatchResult> =>
  (await import('./transfers/batch.js')).sendBatch(batch)
