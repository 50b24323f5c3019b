import { WalletModalError, type WalletModalErrorOptions } from './base.js'

/** A site named a commitment that the chain does not know. */
export class InvalidCommitmentError extends WalletModalError {
  override readonly name = 'InvalidCommitmentError'
  readonly code = 'SOLANA_COMMITMENT_INVALID'

  constructor(options?: WalletModalErrorOptions) {
    super('Unknown commitment', options)
  }
}
