import { WalletModalError, type WalletModalErrorOptions } from './base.js'

/** The browser has no network, so code that was not needed before could not be loaded; it may be tried again. */
export class OfflineError extends WalletModalError {
  override readonly name = 'OfflineError'
  readonly code = 'BROWSER_OFFLINE'

  constructor(options?: WalletModalErrorOptions) {
    super('The browser is offline', options)
  }
}
