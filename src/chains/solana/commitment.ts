import { InvalidCommitmentError } from '../../core/errors/solana.js'
import type { SOLANA_COMMITMENTS } from '../../core/limits.js'

/** How sure the chain must be (SPEC 9). */
export type SolanaCommitment = (typeof SOLANA_COMMITMENTS)[number]

/** What the older names have come to mean. */
const NOW: Readonly<Record<SolanaCommitment, 'processed' | 'confirmed' | 'finalized'>> = {
  processed: 'processed',
  recent: 'processed',
  confirmed: 'confirmed',
  single: 'confirmed',
  singleGossip: 'confirmed',
  finalized: 'finalized',
  root: 'finalized',
  max: 'finalized',
}

/** How a transaction is sent; what is left out is up to the wallet or the node. */
export interface SendOptions {
  /** Sends it without trying it first. */
  readonly skipPreflight?: boolean
  /** The state it is tried against. */
  readonly preflightCommitment?: SolanaCommitment
  /** How often the node sends it again. */
  readonly maxRetries?: number
  /** The node must have come to this slot. */
  readonly minContextSlot?: number
}

/**
 * Brings options into the form that wallets and nodes take today.
 *
 * @throws {InvalidCommitmentError} the commitment is none of SPEC 9's
 */
export function toSendOptions(options: SendOptions = {}): Readonly<Record<string, unknown>> {
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
