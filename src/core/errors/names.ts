import { WalletModalError, type WalletModalErrorOptions } from './base.js'

/** The names registered for an address could not be had (SPEC 8). */
export class FetchNamesError extends WalletModalError {
  override readonly name = 'FetchNamesError'
  readonly code = 'FETCH_NAMES_FAILED'

  constructor(options?: WalletModalErrorOptions) {
    super('Error fetching names for address', options)
  }
}
