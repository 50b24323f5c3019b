import { WalletModalError, type WalletModalErrorOptions } from './base.js'

/** Both sign-in options were given. */
export class SiweAndSiwxError extends WalletModalError {
  override readonly name = 'SiweAndSiwxError'
  readonly code = 'CONFIG_SIWE_AND_SIWX'

  constructor(options?: WalletModalErrorOptions) {
    super('Cannot set both `siweConfig` and `siwx` options', options)
  }
}

/** An option has the wrong type, or an adapter was passed without calling it; the message says which. */
export class InvalidOptionError extends WalletModalError {
  override readonly name = 'InvalidOptionError'
  readonly code = 'CONFIG_OPTION_INVALID'

  constructor(option: string, problem: string, options?: WalletModalErrorOptions) {
    super(`Invalid option: \`${option}\` ${problem}`, options)
  }
}

/** A network in the options cannot be used. */
export class InvalidNetworkError extends WalletModalError {
  override readonly name = 'InvalidNetworkError'
  readonly code = 'CONFIG_NETWORK_INVALID'

  constructor(options?: WalletModalErrorOptions) {
    super('Invalid network', options)
  }
}

/** A handle was used after `destroy()`, or before `createWalletModal()`. */
export class NotCreatedError extends WalletModalError {
  override readonly name = 'NotCreatedError'
  readonly code = 'MODAL_NOT_CREATED'

  constructor(options?: WalletModalErrorOptions) {
    super('Call createWalletModal() first', options)
  }
}
