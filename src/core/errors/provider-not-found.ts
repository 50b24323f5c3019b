import { WalletModalError, type WalletModalErrorOptions } from './base.js'

/** A namespace has no connected provider. */
export class ProviderNotFoundError extends WalletModalError {
  override readonly name = 'ProviderNotFoundError'
  readonly code = 'PROVIDER_NOT_FOUND'

  constructor(namespace: string, options?: WalletModalErrorOptions) {
    super(`Provider not found: ${namespace}`, options)
  }
}
