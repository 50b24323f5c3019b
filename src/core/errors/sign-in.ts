import { WalletModalError, type WalletModalErrorOptions } from './base.js'

/** The checks of a sign-in, in their order; a nonce that a function redeems is checked last. */
export type SignInCheck = 'message' | 'domain' | 'uri' | 'time' | 'chain' | 'address' | 'nonce' | 'signature'

/** Base class of the errors with which a sign-in is refused. `check` names the check that failed. */
export abstract class SignInError extends WalletModalError {
  abstract readonly check: SignInCheck
}

/** The text does not follow its family's format, or a field is invalid; `field` is the first invalid one. */
export class SignInMessageError extends SignInError {
  override readonly name = 'SignInMessageError'
  readonly code = 'SIGN_IN_MESSAGE_INVALID'
  readonly check = 'message'
  /** The invalid field, by its name in the message's data. */
  readonly field: string

  constructor(field: string, options?: WalletModalErrorOptions) {
    super(`The sign-in message is not valid: ${field}`, options)
    this.field = field
  }
}

/** The message was made for another site: it may have been signed on a page that imitates yours. */
export class SignInDomainError extends SignInError {
  override readonly name = 'SignInDomainError'
  readonly code = 'SIGN_IN_DOMAIN_MISMATCH'
  readonly check = 'domain'

  constructor(options?: WalletModalErrorOptions) {
    super('The sign-in message is for another domain', options)
  }
}

/** The URI of the message is not the expected one. */
export class SignInUriError extends SignInError {
  override readonly name = 'SignInUriError'
  readonly code = 'SIGN_IN_URI_MISMATCH'
  readonly check = 'uri'

  constructor(options?: WalletModalErrorOptions) {
    super('The sign-in message is for another URI', options)
  }
}

/** The nonce is not one that the server issued to this visitor, or it was used before. */
export class SignInNonceError extends SignInError {
  override readonly name = 'SignInNonceError'
  readonly code = 'SIGN_IN_NONCE_MISMATCH'
  readonly check = 'nonce'

  constructor(options?: WalletModalErrorOptions) {
    super('The nonce of the sign-in message is not the expected one', options)
  }
}

/** The message is no longer valid, or was issued too long ago. */
export class SignInExpiredError extends SignInError {
  override readonly name = 'SignInExpiredError'
  readonly code = 'SIGN_IN_EXPIRED'
  readonly check = 'time'

  constructor(options?: WalletModalErrorOptions) {
    super('The sign-in message has expired', options)
  }
}

/** The message is not valid yet. */
export class SignInNotYetValidError extends SignInError {
  override readonly name = 'SignInNotYetValidError'
  readonly code = 'SIGN_IN_NOT_YET_VALID'
  readonly check = 'time'

  constructor(options?: WalletModalErrorOptions) {
    super('The sign-in message is not valid yet', options)
  }
}

/** The message is for another account than expected, or its address is not valid on the chain. */
export class SignInAddressError extends SignInError {
  override readonly name = 'SignInAddressError'
  readonly code = 'SIGN_IN_ADDRESS_MISMATCH'
  readonly check = 'address'

  constructor(options?: WalletModalErrorOptions) {
    super('The sign-in message is for another address', options)
  }
}

/** The message is for a chain that was not expected, or one whose signatures cannot be verified. */
export class SignInChainError extends SignInError {
  override readonly name = 'SignInChainError'
  readonly code = 'SIGN_IN_CHAIN_MISMATCH'
  readonly check = 'chain'

  constructor(options?: WalletModalErrorOptions) {
    super('The sign-in message is for another chain', options)
  }
}

/** The signature does not belong to this account and this message. */
export class SignInSignatureError extends SignInError {
  override readonly name = 'SignInSignatureError'
  readonly code = 'SIGN_IN_SIGNATURE_INVALID'
  readonly check = 'signature'

  constructor(options?: WalletModalErrorOptions) {
    super('The signature of the sign-in message is not valid', options)
  }
}

/** The contract of a smart account could not be called, so the signature is neither valid nor invalid; it can be retried. */
export class SignInCallError extends SignInError {
  override readonly name = 'SignInCallError'
  readonly code = 'SIGN_IN_CALL_FAILED'
  readonly check = 'signature'

  constructor(options?: WalletModalErrorOptions) {
    super('The contract account could not be asked about the signature', options)
  }
}

/** A sign-in was requested on a site without one: pass the option `siwx` to `createWalletModal`. */
export class SiwxDisabledError extends WalletModalError {
  override readonly name = 'SiwxDisabledError'
  readonly code = 'SIGN_IN_DISABLED'

  constructor(options?: WalletModalErrorOptions) {
    super('SIWX is not enabled', options)
  }
}

/** The wallet did not sign, or its signature was not accepted. */
export class SignInFailedError extends WalletModalError {
  override readonly name = 'SignInFailedError'
  readonly code = 'SIGN_IN_FAILED'

  constructor(options?: WalletModalErrorOptions) {
    super('Error signing message', options)
  }
}

/** The sessions of an account could not be looked up, so the wallet was disconnected. */
export class SignInStartError extends WalletModalError {
  override readonly name = 'SignInStartError'
  readonly code = 'SIGN_IN_START_FAILED'

  constructor(options?: WalletModalErrorOptions) {
    super('A problem occurred while trying initialize authentication', options)
  }
}
