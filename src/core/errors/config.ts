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

/** A connector id is not known. */
export class ConnectorNotFoundError extends WalletModalError {
  override readonly name = 'ConnectorNotFoundError'
  readonly code = 'CONNECTOR_NOT_FOUND'

  constructor(id: string, options?: WalletModalErrorOptions) {
    super(`Connector not found: ${id}`, options)
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
