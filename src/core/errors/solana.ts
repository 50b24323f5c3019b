import { WalletModalError, type WalletModalErrorOptions } from './base.js'

/** The chain tried a transaction without effect and it failed; `logs` is what its programs said. */
export class SimulationFailedError extends WalletModalError {
  override readonly name = 'SimulationFailedError'
  readonly code = 'SIMULATION_FAILED'

  constructor(
    readonly logs: readonly string[],
    options?: WalletModalErrorOptions,
  ) {
    super('The transaction would fail', options)
  }
}

/** A transaction got into the chain and failed there; the fee is spent. */
export class TransactionFailedError extends WalletModalError {
  override readonly name = 'TransactionFailedError'
  readonly code = 'TRANSACTION_FAILED'

  constructor(options?: WalletModalErrorOptions) {
    super('The transaction failed', options)
  }
}

/** A transaction did not get into the chain before its blockhash ran out; it never will. */
export class TransactionExpiredError extends WalletModalError {
  override readonly name = 'TransactionExpiredError'
  readonly code = 'TRANSACTION_EXPIRED'

  constructor(options?: WalletModalErrorOptions) {
    super('The transaction was not confirmed in time', options)
  }
}

/** A site named a commitment that the chain does not know. */
export class InvalidCommitmentError extends WalletModalError {
  override readonly name = 'InvalidCommitmentError'
  readonly code = 'INVALID_COMMITMENT'

  constructor(options?: WalletModalErrorOptions) {
    super('Unknown commitment', options)
  }
}

/** Something that was given as a Solana transaction is none. */
export class InvalidTransactionError extends WalletModalError {
  override readonly name = 'InvalidTransactionError'
  readonly code = 'INVALID_TRANSACTION'

  constructor(options?: WalletModalErrorOptions) {
    super('Invalid transaction', options)
  }
}

/** A token cannot be sent there: it does not exist, or the receiving account holds another token. */
export class TokenTransferError extends WalletModalError {
  override readonly name = 'TokenTransferError'
  readonly code = 'TOKEN_TRANSFER'

  constructor(options?: WalletModalErrorOptions) {
    super('The token cannot be sent to this address', options)
  }
}
