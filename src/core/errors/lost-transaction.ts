import {
  TransactionDroppedError,
  TransactionExpiredError,
  TransactionFailedError,
  TransactionReplacedError,
} from './transaction.js'

/** Whether an error says that a transaction which was sent has failed, or will not get into a block any more. */
export const isLostTransaction = (error: unknown): boolean =>
  error instanceof TransactionFailedError ||
  error instanceof TransactionExpiredError ||
  error instanceof TransactionReplacedError ||
  error instanceof TransactionDroppedError
