import { WalletModalError, type WalletModalErrorOptions } from './base.js'

/** A send has no amount or no receiver. */
export class SendIncompleteError extends WalletModalError {
  override readonly name = 'SendIncompleteError'
  readonly code = 'SEND_INCOMPLETE'

  constructor(options?: WalletModalErrorOptions) {
    super('An amount and receiver address are required', options)
  }
}

/** A send has no token. */
export class SendTokenError extends WalletModalError {
  override readonly name = 'SendTokenError'
  readonly code = 'SEND_TOKEN_MISSING'

  constructor(options?: WalletModalErrorOptions) {
    super('A token is required', options)
  }
}

/**
 * An amount cannot be sent: not a plain decimal, too many decimals for the token, or above the balance; `details` says
 * which.
 */
export class SendAmountError extends WalletModalError {
  override readonly name = 'SendAmountError'
  readonly code = 'SEND_AMOUNT_INVALID'

  constructor(options?: WalletModalErrorOptions) {
    super('The amount cannot be sent', options)
  }
}

/** The receiver is not a valid address, belongs to another family, is misspelled, or has no owner; `details` says which. */
export class SendReceiverError extends WalletModalError {
  override readonly name = 'SendReceiverError'
  readonly code = 'SEND_RECEIVER_INVALID'

  constructor(options?: WalletModalErrorOptions) {
    super('Cannot send to this receiver', options)
  }
}

/**
 * The account holds too little of the chain's coin for the network fee and what is sent of the coin itself, or would keep less
 * than Solana asks of an account that is not empty.
 */
export class InsufficientFeeError extends WalletModalError {
  override readonly name = 'InsufficientFeeError'
  readonly code = 'SEND_FEE_UNCOVERED'

  constructor(options?: WalletModalErrorOptions) {
    super('The balance does not cover the network fee', options)
  }
}

/** The decimals that the token contract reports differ from those in the list of tokens; nothing was sent. */
export class TokenDecimalsError extends WalletModalError {
  override readonly name = 'TokenDecimalsError'
  readonly code = 'SEND_DECIMALS_DIFFER'

  constructor(options?: WalletModalErrorOptions) {
    super('The token contract’s decimals differ from its list', options)
  }
}

/** No service knows the name, or none could be reached. */
export class ResolveNameError extends WalletModalError {
  override readonly name = 'ResolveNameError'
  readonly code = 'NAME_RESOLVE_FAILED'

  constructor(options?: WalletModalErrorOptions) {
    super('Error resolving name', options)
  }
}
