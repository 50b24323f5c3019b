import { WalletModalError, type WalletModalErrorOptions } from './base.js'

/** A service answered with something else than was agreed. */
export class MalformedReplyError extends WalletModalError {
  override readonly name = 'MalformedReplyError'
  readonly code = 'MALFORMED_REPLY'

  constructor(options?: WalletModalErrorOptions) {
    super('The service answered with an unexpected shape', options)
  }
}
