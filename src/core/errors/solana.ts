import { WalletModalError, type WalletModalErrorOptions } from './base.js'

/** A site passed an unknown commitment. */
export class InvalidCommitmentError extends WalletModalError {
  override readonly name = 'InvalidCommitmentError'
  readonly code = 'SOLANA_COMMITMENT_INVALID'

  constructor(options?: WalletModalErrorOptions) {
    super('Unknown commitment', options)
  }
}
