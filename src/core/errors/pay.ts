import { WalletModalError, type WalletModalErrorOptions } from './base.js'

/** The options of a payment are inconsistent; `details` says what is wrong. */
export class PaymentConfigError extends WalletModalError {
  override readonly name = 'PaymentConfigError'
  readonly code = 'INVALID_PAYMENT_CONFIG'

  constructor(options?: WalletModalErrorOptions) {
    super('The payment options are not valid', options)
  }
}

/** The recipient is not an address, fails its checksum, or is an address without an owner. */
export class PaymentRecipientError extends WalletModalError {
  override readonly name = 'PaymentRecipientError'
  readonly code = 'INVALID_RECIPIENT'

  constructor(options?: WalletModalErrorOptions) {
    super('The recipient of the payment is not valid', options)
  }
}

/** The recipient is an address of another chain than the asset. */
export class RecipientForAssetError extends WalletModalError {
  override readonly name = 'RecipientForAssetError'
  readonly code = 'INVALID_RECIPIENT_ADDRESS_FOR_ASSET'

  constructor(options?: WalletModalErrorOptions) {
    super('The recipient cannot receive this asset', options)
  }
}

/** The asset lacks a part, or names neither the coin nor a token of its network; `details` says what is wrong. */
export class PaymentAssetError extends WalletModalError {
  override readonly name = 'PaymentAssetError'
  readonly code = 'INVALID_ASSET'

  constructor(options?: WalletModalErrorOptions) {
    super('The asset of the payment is not valid', options)
  }
}

/** The amount is not a number, zero, negative, or has too many decimals for the asset; `details` says which. */
export class PaymentAmountError extends WalletModalError {
  override readonly name = 'PaymentAmountError'
  readonly code = 'INVALID_AMOUNT'

  constructor(options?: WalletModalErrorOptions) {
    super('The amount of the payment is not valid', options)
  }
}

/** The asset's chain family does not support payments. */
export class PaymentNamespaceError extends WalletModalError {
  override readonly name = 'PaymentNamespaceError'
  readonly code = 'INVALID_CHAIN_NAMESPACE'

  constructor(options?: WalletModalErrorOptions) {
    super('Payments are not possible on this chain', options)
  }
}

/** The `pay` feature is off, or a wallet is being asked for another payment. */
export class PaymentStartError extends WalletModalError {
  override readonly name = 'PaymentStartError'
  readonly code = 'UNABLE_TO_INITIATE_PAYMENT'

  constructor(options?: WalletModalErrorOptions) {
    super('The payment could not be started', options)
  }
}

/** The chain, the payment service or the exchange reported that the payment failed; `details` says how. */
export class PaymentFailedError extends WalletModalError {
  override readonly name = 'PaymentFailedError'
  readonly code = 'GENERIC_PAYMENT_ERROR'

  constructor(options?: WalletModalErrorOptions) {
    super('The payment failed', options)
  }
}

/** The exchanges could not be loaded. */
export class ExchangesError extends WalletModalError {
  override readonly name = 'ExchangesError'
  readonly code = 'UNABLE_TO_GET_EXCHANGES'

  constructor(options?: WalletModalErrorOptions) {
    super('The exchanges could not be loaded', options)
  }
}

/** Exchanges do not support the asset. */
export class AssetNotSupportedError extends WalletModalError {
  override readonly name = 'AssetNotSupportedError'
  readonly code = 'ASSET_NOT_SUPPORTED'

  constructor(options?: WalletModalErrorOptions) {
    super('No exchange offers this asset', options)
  }
}

/** The exchange returned no payment URL. */
export class PayUrlError extends WalletModalError {
  override readonly name = 'PayUrlError'
  readonly code = 'UNABLE_TO_GET_PAY_URL'

  constructor(options?: WalletModalErrorOptions) {
    super('The exchange did not start the payment', options)
  }
}

/** The exchange did not return a payment's status. */
export class BuyStatusError extends WalletModalError {
  override readonly name = 'BuyStatusError'
  readonly code = 'UNABLE_TO_GET_BUY_STATUS'

  constructor(options?: WalletModalErrorOptions) {
    super('The status of the payment could not be loaded', options)
  }
}

/** The payment service returned no quote. */
export class PaymentQuoteError extends WalletModalError {
  override readonly name = 'PaymentQuoteError'
  readonly code = 'UNABLE_TO_GET_QUOTE'

  constructor(options?: WalletModalErrorOptions) {
    super('There is no quote for this payment', options)
  }
}

/** The payment service did not return a payment's status. */
export class QuoteStatusError extends WalletModalError {
  override readonly name = 'QuoteStatusError'
  readonly code = 'UNABLE_TO_GET_QUOTE_STATUS'

  constructor(options?: WalletModalErrorOptions) {
    super('The status of the payment could not be loaded from the payment service', options)
  }
}

/** The payment service's transaction is not the requested one: `details` says what differs. No wallet was asked. */
export class PaymentMismatchError extends WalletModalError {
  override readonly name = 'PaymentMismatchError'
  readonly code = 'PAY_MISMATCH'

  constructor(options?: WalletModalErrorOptions) {
    super('The payment service returned a different payment than requested', options)
  }
}

/** The account holds too little of the token that is paid with. */
export class PaymentBalanceError extends WalletModalError {
  override readonly name = 'PaymentBalanceError'
  readonly code = 'PAY_BALANCE_INSUFFICIENT'

  constructor(options?: WalletModalErrorOptions) {
    super('The balance does not cover the payment', options)
  }
}

/** An identical payment was started in this browser and its outcome is unknown. No wallet was asked. */
export class PaymentUnderWayError extends WalletModalError {
  override readonly name = 'PaymentUnderWayError'
  readonly code = 'PAY_UNDER_WAY'

  constructor(options?: WalletModalErrorOptions) {
    super('An equal payment may be on its way', options)
  }
}
