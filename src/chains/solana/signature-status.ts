import { TransactionFailedError } from '../../core/errors/transaction.js'
import type { Rpc } from '../../services/json-rpc.js'
import { arrayOf, fieldOf } from '../../services/wallets/untrusted-values.js'

/** What the chain knows of a transaction: nothing, that it has been processed, or that it is there to stay. */
export type SignatureStatus = 'unknown' | 'processed' | 'confirmed'

const DONE: readonly unknown[] = ['confirmed', 'finalized']

/**
 * Reads the status of a transaction.
 *
 * @param searched whether the ledger is searched, too; otherwise, only transactions of about the last two minutes are known
 * @throws {TransactionFailedError} it was included and failed, and is there to stay
 */
export async function readSignatureStatus(
  rpc: Rpc,
  signature: string,
  { searched = false, signal }: { readonly searched?: boolean; readonly signal?: AbortSignal | undefined } = {},
): Promise<SignatureStatus> {
  const config = { searchTransactionHistory: searched }
  const answer = await rpc.request('getSignatureStatuses', [[signature], config], signal)
  const [status] = arrayOf(fieldOf(answer, 'value'), 1)
  if (status === undefined || status === null) return 'unknown'
  if (!DONE.includes(fieldOf(status, 'confirmationStatus'))) return 'processed' // on another fork it may end differently
  const failure = fieldOf(status, 'err')
  if (failure !== undefined && failure !== null) throw new TransactionFailedError({ details: JSON.stringify(failure) })
  return 'confirmed'
}
