import type { Batch, BatchResult } from './batch.js'

export type { Batch, BatchCall, BatchProgress, BatchResult } from './batch.js'

/**
 * Sends several calls with one confirmation where the wallet can (EIP-5792), else one by one with progress. See
 * `sendBatch`, which this loads.
 *
 * @throws {TransactionRejectedError} {TransactionFailedError} {SendError} see `sendBatch`
 */
export const sendCalls = async (batch: Batch): Promise<BatchResult> => (await import('./batch.js')).sendBatch(batch)
