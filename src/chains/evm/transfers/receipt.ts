import { MalformedReplyError } from '../../../core/errors/service.js'
import {
  TransactionFailedError,
  TransactionReplacedError,
  isLostTransaction,
} from '../../../core/errors/transaction.js'
import { wait } from '../../../core/wait.js'
import type { Rpc } from '../../../services/json-rpc.js'
import { fieldOf } from '../../../services/wallets/hostile.js'
import { parseQuantity } from '../../../services/wallets/evm-quantity.js'
import { LossWatch } from './replaced.js'

/** Delays between receipt checks, in ms; the last one repeats. */
const PAUSES = [400, 800, 1_500, 3_000, 4_000] as const

/**
 * Waits for the receipt of a transaction, or of its equivalent replacement. Endpoints that fail meanwhile are retried.
 *
 * @throws {TransactionFailedError} it was included and failed
 * @throws {TransactionReplacedError} another transaction was included instead
 * @throws {TransactionDroppedError} no endpoint knows it any longer
 * @throws the signal's reason, once it is aborted
 */
export async function awaitReceipt(rpc: Rpc, hash: string, signal?: AbortSignal): Promise<void> {
  const watch = new LossWatch(rpc, hash)
  for (let turn = 0; ; turn++) {
    signal?.throwIfAborted()
    try {
      if (await isMined(rpc, hash, signal)) return
      const replacement = await watch.look(signal)
      if (replacement?.isSame && replacement.hash && (await isMined(rpc, replacement.hash, signal))) return
      if (replacement) throw new TransactionReplacedError({ details: replacement.hash })
    } catch (error) {
      if (isLostTransaction(error)) throw error
      signal?.throwIfAborted()
    }
    await wait(PAUSES[Math.min(turn, PAUSES.length - 1)] ?? 4_000, signal)
  }
}

/** Whether a transaction is in a block. @throws {TransactionFailedError} it is, and failed */
async function isMined(rpc: Rpc, hash: string, signal?: AbortSignal): Promise<boolean> {
  const receipt = await rpc.request('eth_getTransactionReceipt', [hash], signal)
  if (receipt === null || receipt === undefined) return false
  const status = parseQuantity(fieldOf(receipt, 'status'))
  if (fieldOf(receipt, 'transactionHash') === undefined) throw new MalformedReplyError()
  if (status === 0n) throw new TransactionFailedError({ details: hash })
  return true
}
