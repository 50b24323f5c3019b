import { WalletModalError, type WalletModalErrorOptions } from './base.js'

/** The browser is offline, so code could not be loaded; this can be retried. */
export class OfflineError extends WalletModalError {
  override readonly name = 'OfflineError'
  readonly code = 'BROWSER_OFFLINE'

  constructor(options?: WalletModalErrorOptions) {
    super('The browser is offline', options)
  }
}
