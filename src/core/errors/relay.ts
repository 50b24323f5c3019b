import { WalletModalError, type WalletModalErrorOptions } from './base.js'

/** No WalletConnect relay answered in time. */
export class RelayUnreachableError extends WalletModalError {
  override readonly name = 'RelayUnreachableError'
  readonly code = 'RELAY_UNREACHABLE'

  constructor(options?: WalletModalErrorOptions) {
    super('The relay did not answer', options)
  }
}

/** A pairing URI is invalid; it is neither shown nor put in a link. */
export class InvalidPairingUriError extends WalletModalError {
  override readonly name = 'InvalidPairingUriError'
  readonly code = 'PAIRING_URI_INVALID'

  constructor(options?: WalletModalErrorOptions) {
    super('Invalid pairing URI', options)
  }
}

/** No wallet used the pairing URI while it was valid. */
export class PairingExpiredError extends WalletModalError {
  override readonly name = 'PairingExpiredError'
  readonly code = 'PAIRING_EXPIRED'

  constructor(options?: WalletModalErrorOptions) {
    super('The pairing has expired', options)
  }
}

/** The WalletConnect session has ended: by the wallet, by the page, or by expiry. */
export class SessionEndedError extends WalletModalError {
  override readonly name = 'SessionEndedError'
  readonly code = 'SESSION_ENDED'

  constructor(options?: WalletModalErrorOptions) {
    super('The session with the wallet has ended', options)
  }
}
