import { WalletModalError, type WalletModalErrorOptions } from './base.js'

/** A signature or transaction was requested from a view-only account. */
export class ViewOnlyError extends WalletModalError {
  override readonly name = 'ViewOnlyError'
  readonly code = 'ACCOUNT_VIEW_ONLY'

  constructor(options?: WalletModalErrorOptions) {
    super('This account is view only', options)
  }
}

/** An address is not valid on any network of the site. */
export class InvalidAddressError extends WalletModalError {
  override readonly name = 'InvalidAddressError'
  readonly code = 'ADDRESS_INVALID'

  constructor(options?: WalletModalErrorOptions) {
    super('Invalid address', options)
  }
}

/** A method that shows something or asks a wallet was called on a server, where there is neither. */
export class NotInBrowserError extends WalletModalError {
  override readonly name = 'NotInBrowserError'
  readonly code = 'MODAL_NOT_IN_BROWSER'

  constructor(method: string, options?: WalletModalErrorOptions) {
    super(`Call ${method}() in a browser`, options)
  }
}
