import { WalletModalError, type WalletModalErrorOptions } from './base.js'

/** The visitor refused to sign; nothing was sent. */
export class TransactionRejectedError extends WalletModalError {
  override readonly name = 'TransactionRejectedError'
  readonly code = 'TRANSACTION_REJECTED'

  constructor(options?: WalletModalErrorOptions) {
    super('Transaction rejected', options)
  }
}

/** The wallet is on another account or network than what was confirmed; nothing was sent. */
export class WalletChangedError extends WalletModalError {
  override readonly name = 'WalletChangedError'
  readonly code = 'WALLET_CHANGED'

  constructor(options?: WalletModalErrorOptions) {
    super('The wallet changed its account or network', options)
  }
}

/** The wallet failed to send for a reason of its own; whether it sent is not known. */
export class SendError extends WalletModalError {
  override readonly name = 'SendError'
  readonly code = 'SEND'

  constructor(options?: WalletModalErrorOptions) {
    super('The transaction could not be sent', options)
  }
}
