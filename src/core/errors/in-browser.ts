import { WalletModalError, type WalletModalErrorOptions } from './base.js'

/** A method that shows something or asks a wallet was called on a server, where there is neither. */
export class NotInBrowserError extends WalletModalError {
  override readonly name = 'NotInBrowserError'
  readonly code = 'MODAL_NOT_IN_BROWSER'

  constructor(method: string, options?: WalletModalErrorOptions) {
    super(`Call ${method}() in a browser`, options)
  }
}
