import { WalletModalError, type WalletModalErrorOptions } from './base.js'

/** A service answered with a status outside 200 to 299. */
export class HttpStatusError extends WalletModalError {
  override readonly name = 'HttpStatusError'
  readonly code = 'HTTP_STATUS'

  constructor(
    readonly status: number,
    options?: WalletModalErrorOptions,
  ) {
    super(`HTTP status code: ${status}`, options)
  }
}

/** A service did not answer within the time limit, or not at all. */
export class HttpUnreachableError extends WalletModalError {
  override readonly name = 'HttpUnreachableError'
  readonly code = 'HTTP_UNREACHABLE'

  constructor(options?: WalletModalErrorOptions) {
    super('The service did not answer', options)
  }
}

/** A service returned an unexpected reply. */
export class MalformedReplyError extends WalletModalError {
  override readonly name = 'MalformedReplyError'
  readonly code = 'REPLY_MALFORMED'

  constructor(options?: WalletModalErrorOptions) {
    super('The service returned an unexpected reply', options)
  }
}

/** A service refuses because it is asked too often; `details` holds its message. */
export class RateLimitedError extends WalletModalError {
  override readonly name = 'RateLimitedError'
  readonly code = 'RATE_LIMITED'

  constructor(options?: WalletModalErrorOptions) {
    super('Rate Limited', options)
  }
}

/** The service with the project's settings failed; `details` says how. */
export class ServerError extends WalletModalError {
  override readonly name = 'ServerError'
  readonly code = 'SERVER_ERROR'

  constructor(options?: WalletModalErrorOptions) {
    super('Server Error', options)
  }
}

/** A service is turned off by the site, or needs a project id that is not set. */
export class ServiceOffError extends WalletModalError {
  override readonly name = 'ServiceOffError'
  readonly code = 'SERVICE_OFF'

  constructor(service: string, options?: WalletModalErrorOptions) {
    super(`Service is off: ${service}`, options)
  }
}
