import { WalletModalError, type WalletModalErrorOptions } from './base.js'

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
