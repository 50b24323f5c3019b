import { WalletModalError, type WalletModalErrorOptions } from './base.js'

/** The URL of a provider's page is not allowed. */
export class OnRampUrlError extends WalletModalError {
  override readonly name = 'OnRampUrlError'
  readonly code = 'ONRAMP_URL_UNSAFE'

  constructor(options?: WalletModalErrorOptions) {
    super('The address of the provider’s page is not safe to open', options)
  }
}

/** The service returned a quote with impossible figures. */
export class OnRampQuoteError extends WalletModalError {
  override readonly name = 'OnRampQuoteError'
  readonly code = 'ONRAMP_QUOTE_UNREADABLE'

  constructor(options?: WalletModalErrorOptions) {
    super('The purchase quote cannot be read', options)
  }
}
