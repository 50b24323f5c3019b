import { WalletModalError, type WalletModalErrorOptions } from './base.js'

/** A signature or a transaction was asked of an account that is view only. */
export class ViewOnlyError extends WalletModalError {
  override readonly name = 'ViewOnlyError'
  readonly code = 'ACCOUNT_VIEW_ONLY'

  constructor(options?: WalletModalErrorOptions) {
    super('This account is view only', options)
  }
}

/** An address that is not valid on any network of the site. */
export class InvalidAddressError extends WalletModalError {
  override readonly name = 'InvalidAddressError'
  readonly code = 'ADDRESS_INVALID'

  constructor(options?: WalletModalErrorOptions) {
    super('Invalid address', options)
  }
}
