import { WalletModalError, type WalletModalErrorOptions } from './base.js'

/** No relay of the wallet-connection protocol answered in time. */
export class RelayUnreachableError extends WalletModalError {
  override readonly name = 'RelayUnreachableError'
  readonly code = 'RELAY_UNREACHABLE'

  constructor(options?: WalletModalErrorOptions) {
    super('The relay did not answer', options)
  }
}

/** What should be a pairing URI cannot be used by any wallet; it is neither shown nor put in a link. */
export class InvalidPairingUriError extends WalletModalError {
  override readonly name = 'InvalidPairingUriError'
  readonly code = 'PAIRING_URI_INVALID'

  constructor(options?: WalletModalErrorOptions) {
    super('Invalid pairing URI', options)
  }
}

/** No wallet took the pairing URI while it could be used. */
export class PairingExpiredError extends WalletModalError {
  override readonly name = 'PairingExpiredError'
  readonly code = 'PAIRING_EXPIRED'

  constructor(options?: WalletModalErrorOptions) {
    super('The pairing has expired', options)
  }
}

/** The wallet-connection session has ended: a wallet, the page or its age ended it. */
export class SessionEndedError extends WalletModalError {
  override readonly name = 'SessionEndedError'
  readonly code = 'SESSION_ENDED'

  constructor(options?: WalletModalErrorOptions) {
    super('The session with the wallet has ended', options)
  }
}
