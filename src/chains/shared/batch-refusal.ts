import { SendError, TransactionRejectedError } from '../../core/errors/transaction.js'
import { parseWalletError } from '../../services/wallets/wallet-reply.js'

/**
 * EIP-5792's codes of a wallet that may accept the same calls one by one: there are too many, the visitor refused the
 * account type that executes several at once, or the wallet cannot execute all of them or none.
 */
const REFUSED_AS_BATCH: readonly unknown[] = [5740, 5750, 5760]

/**
 * A wallet has refused to execute calls at once, and has sent nothing. Once they are prepared again, it is asked for each.
 * Controllers handle it; `reason` is the error for everyone else.
 */
export class BatchRefusal extends Error {
  override readonly name = 'BatchRefusal'

  constructor(readonly reason: Error) {
    super(reason.message, { cause: reason })
  }
}

/** The refusal behind an error of a request for several calls at once, if it is one. */
export function toBatchRefusal(error: unknown): BatchRefusal | undefined {
  if (!(error instanceof SendError || error instanceof TransactionRejectedError)) return undefined
  const { code, originalCode } = parseWalletError(error.cause)
  return REFUSED_AS_BATCH.includes(code) || REFUSED_AS_BATCH.includes(originalCode)
    ? new BatchRefusal(error)
    : undefined
}
