import { WalletModalError, type WalletModalErrorOptions } from './base.js'

/** The service did not say which names are available. */
export class SuggestNamesError extends WalletModalError {
  override readonly name = 'SuggestNamesError'
  readonly code = 'NAME_SUGGESTIONS_FAILED'

  constructor(options?: WalletModalErrorOptions) {
    super('Error fetching name suggestions', options)
  }
}

/**
 * A name could not be registered: it is invalid, was not signed for, or was refused by the service; `details` says
 * which.
 */
export class RegisterNameError extends WalletModalError {
  override readonly name = 'RegisterNameError'
  readonly code = 'NAME_REGISTRATION_FAILED'

  constructor(options?: WalletModalErrorOptions) {
    super('Error registering name', options)
  }
}

/** A name could not be registered because it is taken. */
export class NameTakenError extends WalletModalError {
  override readonly name = 'NameTakenError'
  readonly code = 'NAME_TAKEN'

  constructor(options?: WalletModalErrorOptions) {
    super('The name is taken', options)
  }
}

/** A name could not be registered because the visitor approved the message too late. */
export class NameExpiredError extends WalletModalError {
  override readonly name = 'NameExpiredError'
  readonly code = 'NAME_REGISTRATION_EXPIRED'

  constructor(options?: WalletModalErrorOptions) {
    super('The message for the name was approved too late', options)
  }
}

/** Names are registered for the EVM account of the embedded wallet, and no such account is connected. */
export class NameAccountError extends WalletModalError {
  override readonly name = 'NameAccountError'
  readonly code = 'NAME_ACCOUNT_MISSING'

  constructor(options?: WalletModalErrorOptions) {
    super('Address or auth connector not found', options)
  }
}

/** The names registered for an address could not be fetched. */
export class FetchNamesError extends WalletModalError {
  override readonly name = 'FetchNamesError'
  readonly code = 'NAME_FETCH_FAILED'

  constructor(options?: WalletModalErrorOptions) {
    super('Error fetching names for address', options)
  }
}
