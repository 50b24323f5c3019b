import { WalletModalError, type WalletModalErrorOptions } from './base.js'

/** No adapter was given for a namespace. */
export class AdapterNotFoundError extends WalletModalError {
  override readonly name = 'AdapterNotFoundError'
  readonly code = 'ADAPTER_NOT_FOUND'

  constructor(namespace: string, options?: WalletModalErrorOptions) {
    super(`Adapter not found: ${namespace}`, options)
  }
}

/** A namespace has no connected provider. */
export class ProviderNotFoundError extends WalletModalError {
  override readonly name = 'ProviderNotFoundError'
  readonly code = 'PROVIDER_NOT_FOUND'

  constructor(namespace: string, options?: WalletModalErrorOptions) {
    super(`Provider not found: ${namespace}`, options)
  }
}
