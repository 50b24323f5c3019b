import { WalletModalError, type WalletModalErrorOptions } from './base.js'

/** The secure site could not be loaded, was not ready within 20 s, or disappeared during a request. */
export class FrameLoadError extends WalletModalError {
  override readonly name = 'FrameLoadError'
  readonly code = 'FRAME_LOAD_FAILED'

  constructor(options?: WalletModalErrorOptions) {
    super('Unable to load email login dependency', options)
  }
}

/** The secure site did not answer within 120 s. */
export class FrameTimeoutError extends WalletModalError {
  override readonly name = 'FrameTimeoutError'
  readonly code = 'FRAME_TIMEOUT'

  constructor(options?: WalletModalErrorOptions) {
    super('Embedded Wallet Request Timed Out', options)
  }
}

/** The secure site refused a request; the message is its own, or “An error occurred” when it gave none. */
export class FrameError extends WalletModalError {
  override readonly name = 'FrameError'
  readonly code = 'FRAME_REFUSED'
  /** Whether the message is the secure site's own. */
  readonly hasReason: boolean

  constructor(said?: string, options?: WalletModalErrorOptions) {
    super(said || 'An error occurred', options)
    this.hasReason = Boolean(said)
  }
}

/** A message to the secure site was invalid; nothing was sent. */
export class FrameRequestError extends WalletModalError {
  override readonly name = 'FrameRequestError'
  readonly code = 'FRAME_REQUEST_INVALID'

  constructor(options?: WalletModalErrorOptions) {
    super('The request to the embedded wallet is not valid', options)
  }
}

/** A request to sign or send was cancelled before the visitor decided. */
export class RequestAbortedError extends WalletModalError {
  override readonly name = 'RequestAbortedError'
  readonly code = 'REQUEST_ABORTED'

  constructor(options?: WalletModalErrorOptions) {
    super('Request was aborted', options)
  }
}

/** A request to the secure site, other than one to sign or send, was cancelled. */
export class FrameAbortedError extends WalletModalError {
  override readonly name = 'FrameAbortedError'
  readonly code = 'FRAME_ABORTED'

  constructor(options?: WalletModalErrorOptions) {
    super('Something went wrong', options)
  }
}

/** A method that the secure site does not allow was called on the embedded wallet's provider. */
export class MethodNotAllowedError extends WalletModalError {
  override readonly name = 'MethodNotAllowedError'
  readonly code = 'REQUEST_NOT_ALLOWED'

  constructor(options?: WalletModalErrorOptions) {
    super('Requested RPC call is not allowed', options)
  }
}

/** A batch of calls is invalid; `details` names the field. The visitor was not asked. */
export class InvalidCallsError extends WalletModalError {
  override readonly name = 'InvalidCallsError'
  readonly code = 'REQUEST_CALLS_INVALID'

  constructor(options?: WalletModalErrorOptions) {
    super('Each call needs a `to` address in hex (0x…), and its `data`, if any, must be in hex too', options)
  }
}

/** The site has no embedded wallet: logins by email and social accounts are off. */
export class NoAuthConnectorError extends WalletModalError {
  override readonly name = 'NoAuthConnectorError'
  readonly code = 'LOGIN_OFF'

  constructor(options?: WalletModalErrorOptions) {
    super('No auth connector found', options)
  }
}

/** The email address cannot be changed: no visitor is logged in by email or with a social account. */
export class NotLoggedInError extends WalletModalError {
  override readonly name = 'NotLoggedInError'
  readonly code = 'LOGIN_MISSING'

  constructor(options?: WalletModalErrorOptions) {
    super('Not connected to email or social', options)
  }
}
