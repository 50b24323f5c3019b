import type { NodeCommitment, SendOptions, SolanaCommitment } from '../../core/entities/solana-provider.js'
import { InvalidCommitmentError } from '../../core/errors/solana.js'

/** The current equivalents of older names. */
const NOW: Readonly<Record<SolanaCommitment, NodeCommitment>> = {
  processed: 'processed',
  recent: 'processed',
  confirmed: 'confirmed',
  single: 'confirmed',
  singleGossip: 'confirmed',
  finalized: 'finalized',
  root: 'finalized',
  max: 'finalized',
}

/** Options in the form that wallets and nodes accept today. */
export type NodeSendOptions = Omit<SendOptions, 'preflightCommitment'> & {
  readonly preflightCommitment?: NodeCommitment
}

/**
 * Converts options to the form that wallets and nodes accept today.
 *
 * @throws {InvalidCommitmentError} the commitment is unknown
 */
export function toSendOptions(options: SendOptions = {}): NodeSendOptions {
  const { skipPreflight, preflightCommitment, maxRetries, minContextSlot } = options
  if (preflightCommitment !== undefined && !Object.hasOwn(NOW, preflightCommitment))
    throw new InvalidCommitmentError({ details: String(preflightCommitment) })
  return {
    ...(skipPreflight === undefined ? {} : { skipPreflight }),
    ...(preflightCommitment === undefined ? {} : { preflightCommitment: NOW[preflightCommitment] }),
    ...(maxRetries === undefined ? {} : { maxRetries }),
    ...(minContextSlot === undefined ? {} : { minContextSlot }),
  }
}
