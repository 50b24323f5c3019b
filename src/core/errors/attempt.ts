import { WalletModalError, type WalletModalErrorOptions } from './base.js'

/** The modal was closed before it finished. */
export class ModalClosedError extends WalletModalError {
  override readonly name = 'ModalClosedError'
  readonly code = 'MODAL_CLOSED'

  constructor(options?: WalletModalErrorOptions) {
    super('Modal closed', options)
  }
}

/** A connect attempt failed for a reason other than a rejection. */
export class ConnectError extends WalletModalError {
  override readonly name = 'ConnectError'
  readonly code = 'CONNECTION_FAILED'

  constructor(options?: WalletModalErrorOptions) {
    super('Failed to connect', options)
  }
}
