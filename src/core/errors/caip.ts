import { WalletModalError, type WalletModalErrorOptions } from './base.js'

/** A chain-qualified address has not exactly three valid parts. */
export class InvalidCaipAddressError extends WalletModalError {
  override readonly name = 'InvalidCaipAddressError'
  readonly code = 'CAIP_ADDRESS_INVALID'

  constructor(options?: WalletModalErrorOptions) {
    super('Invalid CAIP Address', options)
  }
}

/** A chain id cannot be converted to a coin type. */
export class InvalidChainIdError extends WalletModalError {
  override readonly name = 'InvalidChainIdError'
  readonly code = 'CAIP_CHAIN_ID_INVALID'

  constructor(options?: WalletModalErrorOptions) {
    super('Invalid chainId', options)
  }
}
