import { WalletModalError, type WalletModalErrorOptions } from './base.js'

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
