import { WalletModalError, type WalletModalErrorOptions } from './base.js'

/** Both sign-in options were given (SPEC 5). */
export class SiweAndSiwxError extends WalletModalError {
  override readonly name = 'SiweAndSiwxError'
  readonly code = 'SIWE_AND_SIWX'

  constructor(options?: WalletModalErrorOptions) {
    super('Cannot set both `siweConfig` and `siwx` options', options)
  }
}

/** A network in the options cannot be used. */
export class InvalidNetworkError extends WalletModalError {
  override readonly name = 'InvalidNetworkError'
  readonly code = 'INVALID_NETWORK'

  constructor(options?: WalletModalErrorOptions) {
    super('Invalid network', options)
  }
}

/** A handle was used after `destroy()`, or before `createWalletModal()`. */
export class NotCreatedError extends WalletModalError {
  override readonly name = 'NotCreatedError'
  readonly code = 'NOT_CREATED'

  constructor(options?: WalletModalErrorOptions) {
    super('Call createWalletModal() first', options)
  }
}
