import { WalletModalError, type WalletModalErrorOptions } from './base.js'

/** No adapter was given for a namespace. */
export class AdapterNotFoundError extends WalletModalError {
  override readonly name = 'AdapterNotFoundError'
  readonly code = 'ADAPTER_NOT_FOUND'

  constructor(namespace: string, options?: WalletModalErrorOptions) {
    super(`Adapter not found: ${namespace}`, options)
  }
}
