import { WalletModalError, type WalletModalErrorOptions } from './base.js'

/** The names registered for an address could not be had. */
export class FetchNamesError extends WalletModalError {
  override readonly name = 'FetchNamesError'
  readonly code = 'NAME_FETCH_FAILED'

  constructor(options?: WalletModalErrorOptions) {
    super('Error fetching names for address', options)
  }
}
