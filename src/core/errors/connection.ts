import { WalletModalError, type WalletModalErrorOptions } from './base.js'

/** The visitor or the wallet refused to connect, or answered with nothing usable. */
export class ConnectionRejectedError extends WalletModalError {
  override readonly name = 'ConnectionRejectedError'
  readonly code = 'CONNECTION_REJECTED'

  constructor(options?: WalletModalErrorOptions) {
    super('Connection rejected', options)
  }
}

/** The wallet already has a request of this site open (JSON-RPC code -32002). */
export class RequestPendingError extends WalletModalError {
  override readonly name = 'RequestPendingError'
  readonly code = 'WALLET_REQUEST_PENDING'

  constructor(options?: WalletModalErrorOptions) {
    super('A request is already waiting in the wallet', options)
  }
}

/** One namespace could not be disconnected cleanly. */
export class DisconnectError extends WalletModalError {
  override readonly name = 'DisconnectError'
  readonly code = 'DISCONNECT_FAILED'

  constructor(options?: WalletModalErrorOptions) {
    super('Failed to disconnect', options)
  }
}

/** The wallet did not answer in time. */
export class WalletTimeoutError extends WalletModalError {
  override readonly name = 'WalletTimeoutError'
  readonly code = 'WALLET_TIMEOUT'

  constructor(options?: WalletModalErrorOptions) {
    super('The wallet did not answer', options)
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

/** A connection was to be switched to or forgotten, but the `multiWallet` feature is off. */
export class MultiWalletOffError extends WalletModalError {
  override readonly name = 'MultiWalletOffError'
  readonly code = 'CONNECTION_MULTI_WALLET_OFF'

  constructor(options?: WalletModalErrorOptions) {
    super('Multi-wallet is not enabled', options)
  }
}

/** Several namespaces were disconnected and at least one failed; `namespaces` lists the failed ones. */
export class DisconnectChainsError extends WalletModalError {
  override readonly name = 'DisconnectChainsError'
  readonly code = 'DISCONNECT_CHAINS_FAILED'

  constructor(
    readonly namespaces: readonly string[],
    options?: WalletModalErrorOptions,
  ) {
    super(`Failed to disconnect chains: ${namespaces.join(', ')}`, options)
  }
}
