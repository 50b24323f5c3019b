import { SendError, TransactionRejectedError } from '../../core/errors/transaction.js'
import { parseWalletError } from '../../services/wallets/wallet-reply.js'

/**
 * Codes of wallets that may still accept the calls of a batch one by one. Of EIP-5792: it has no batches on the chain, there
 * are too many calls, the visitor refused the account type that batches need, or it cannot execute all of them or none. Of
 * JSON-RPC, EIP-1193 and WalletConnect: it does not have the method, whatever it reports.
 */
const REFUSED_AS_BATCH: readonly unknown[] = [5710, 5740, 5750, 5760, -32601, 4200, 3001, 5101]

/**
 * A wallet has refused a batch and has sent nothing. Once the calls are prepared again, it is asked for each in turn.
 * Controllers handle this error; `reason` is the error for everyone else.
 */
export class BatchRefusal extends Error {
  override readonly name = 'BatchRefusal'

  constructor(readonly reason: Error) {
    super(reason.message, { cause: reason })
  }
}

/** The refusal behind an error of a request for a batch, if it is one. */
export function toBatchRefusal(error: unknown): BatchRefusal | undefined {
  if (!(error instanceof SendError || error instanceof TransactionRejectedError)) return undefined
  const { code, originalCode } = parseWalletError(error.cause)
  return REFUSED_AS_BATCH.includes(code) || REFUSED_AS_BATCH.includes(originalCode)
    ? new BatchRefusal(error)
    : undefined
}
