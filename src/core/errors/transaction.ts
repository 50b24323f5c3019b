import { WalletModalError, type WalletModalErrorOptions } from './base.js'

/** The visitor refused to sign. Of several calls, earlier ones may have been sent; otherwise nothing was. */
export class TransactionRejectedError extends WalletModalError {
  override readonly name = 'TransactionRejectedError'
  readonly code = 'TRANSACTION_REJECTED'

  constructor(options?: WalletModalErrorOptions) {
    super('Transaction rejected', options)
  }
}

/** The wallet is on a different account or network than was confirmed; nothing more was sent. */
export class WalletChangedError extends WalletModalError {
  override readonly name = 'WalletChangedError'
  readonly code = 'WALLET_CHANGED'

  constructor(options?: WalletModalErrorOptions) {
    super('The wallet changed its account or network', options)
  }
}

/** The wallet failed for a reason other than a refusal; whether it sent the transaction is unknown. */
export class SendError extends WalletModalError {
  override readonly name = 'SendError'
  readonly code = 'TRANSACTION_SEND_FAILED'

  constructor(options?: WalletModalErrorOptions) {
    super('The transaction could not be sent', options)
  }
}

/** The simulation of a transaction failed; `logs` is what its programs logged. */
export class SimulationFailedError extends WalletModalError {
  override readonly name = 'SimulationFailedError'
  readonly code = 'TRANSACTION_SIMULATION_FAILED'

  constructor(
    readonly logs: readonly string[],
    options?: WalletModalErrorOptions,
  ) {
    super('The transaction would fail', options)
  }
}

/** A transaction was included and failed; the fee is spent. */
export class TransactionFailedError extends WalletModalError {
  override readonly name = 'TransactionFailedError'
  readonly code = 'TRANSACTION_FAILED'

  constructor(options?: WalletModalErrorOptions) {
    super('The transaction failed', options)
  }
}

/** A transaction was not included before its blockhash expired; it never will be. */
export class TransactionExpiredError extends WalletModalError {
  override readonly name = 'TransactionExpiredError'
  readonly code = 'TRANSACTION_EXPIRED'

  constructor(options?: WalletModalErrorOptions) {
    super('The transaction was not confirmed in time', options)
  }
}

/** Another transaction replaced it: the visitor cancelled it in the wallet, or sent another one instead. */
export class TransactionReplacedError extends WalletModalError {
  override readonly name = 'TransactionReplacedError'
  readonly code = 'TRANSACTION_REPLACED'

  constructor(options?: WalletModalErrorOptions) {
    super('The transaction was replaced by another one', options)
  }
}

/** No node has known the transaction for a long time: it was dropped. */
export class TransactionDroppedError extends WalletModalError {
  override readonly name = 'TransactionDroppedError'
  readonly code = 'TRANSACTION_DROPPED'

  constructor(options?: WalletModalErrorOptions) {
    super('The network dropped the transaction', options)
  }
}

/** The transaction is invalid; no wallet was asked. */
export class InvalidTransactionError extends WalletModalError {
  override readonly name = 'InvalidTransactionError'
  readonly code = 'TRANSACTION_INVALID'

  constructor(options?: WalletModalErrorOptions) {
    super('Invalid transaction', options)
  }
}

/** A token cannot be sent there: it does not exist, or the receiving account is for another token. */
export class TokenTransferError extends WalletModalError {
  override readonly name = 'TokenTransferError'
  readonly code = 'TRANSACTION_TOKEN_REFUSED'

  constructor(options?: WalletModalErrorOptions) {
    super('The token cannot be sent to this address', options)
  }
}

/** Whether an error says that a sent transaction has failed or can no longer be included in a block. */
export const isLostTransaction = (error: unknown): boolean =>
  error instanceof TransactionFailedError ||
  error instanceof TransactionExpiredError ||
  error instanceof TransactionReplacedError ||
  error instanceof TransactionDroppedError
