import { TransactionExpiredError, TransactionFailedError } from '../../../core/errors/transaction.js'
import { wait } from '../../../core/time.js'
import type { Rpc } from '../../../services/json-rpc.js'
import { readSignatureStatus } from '../signature-status.js'

/** How often the chain is polled, in ms (WIRE 9.3). */
const POLL = 1_000
/** How many blocks the node that knows statuses may lag behind the one that counts blocks. */
const LAG = 32n
/** How long to wait without any answer, in ms: a blockhash is valid for about a minute. */
const LONGEST_SILENCE = 120_000

/**
 * Waits until the chain has confirmed a transaction, polling once a second.
 *
 * @throws {TransactionFailedError} it was included and failed
 * @throws {TransactionExpiredError} its blockhash expired first
 */
export async function confirmTransaction(
  rpc: Rpc,
  { signature, lastValidBlockHeight }: { readonly signature: string; readonly lastValidBlockHeight: bigint },
  signal?: AbortSignal,
): Promise<void> {
  let answeredAt = Date.now()
  for (;;) {
    try {
      const height = await rpc.request('getBlockHeight', [{ commitment: 'confirmed' }], signal)
      const past = typeof height === 'number' ? BigInt(Math.trunc(height)) - lastValidBlockHeight : 0n
      const isOver = past > 0n
      // a page that slept finds an older transaction in the ledger alone
      const status = await readSignatureStatus(rpc, signature, { searched: isOver, signal })
      if (status === 'confirmed') return
      answeredAt = Date.now()
      if (past > LAG && status === 'unknown') throw new TransactionExpiredError()
    } catch (error) {
      const isFinal = error instanceof TransactionFailedError || error instanceof TransactionExpiredError
      if (isFinal || signal?.aborted || Date.now() - answeredAt > LONGEST_SILENCE) throw error
    }
    await wait(POLL, signal)
  }
}

/**
 * Waits until the chain has confirmed a transaction, given only its signature. If still unknown once its blockhash must
 * have expired, it will never be included.
 *
 * @throws {TransactionFailedError} it was included and failed
 * @throws {TransactionExpiredError} it is not there
 */
export async function awaitSignature(rpc: Rpc, signature: string, signal?: AbortSignal): Promise<void> {
  let asked = 0
  for (;;) {
    signal?.throwIfAborted()
    try {
      if ((await readSignatureStatus(rpc, signature, { searched: true, signal })) === 'confirmed') return
      asked += POLL // only the chain's answers count: a failing endpoint says nothing about the transaction
    } catch (error) {
      if (error instanceof TransactionFailedError || signal?.aborted) throw error
    }
    if (asked > LONGEST_SILENCE) throw new TransactionExpiredError()
    await wait(POLL, signal)
  }
}
