import { InvalidCommitmentError } from '../../core/errors/solana.js'
import type { SOLANA_COMMITMENTS } from '../../core/limits.js'

/** How sure the chain must be. */
export type SolanaCommitment = (typeof SOLANA_COMMITMENTS)[number]

/** The commitments that nodes take today. */
export type NodeCommitment = 'processed' | 'confirmed' | 'finalized'

/** What the older names have come to mean. */
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

/** Options in the form that wallets and nodes take today. */
export type NodeSendOptions = Omit<SendOptions, 'preflightCommitment'> & {
  readonly preflightCommitment?: NodeCommitment
}

/**
 * Brings options into the form that wallets and nodes take today.
 *
 * @throws {InvalidCommitmentError} the commitment is not known
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
