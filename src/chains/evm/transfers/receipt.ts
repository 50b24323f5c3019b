import { MalformedReplyError } from '../../../core/errors/service.js'
import {
  TransactionFailedError,
  TransactionReplacedError,
  isLostTransaction,
} from '../../../core/errors/transaction.js'
import { wait } from '../../../core/time.js'
import type { Rpc } from '../../../services/json-rpc.js'
import { fieldOf } from '../../../services/wallets/untrusted-values.js'
import { parseQuantity } from '../../../services/wallets/evm-quantity.js'
import { ProposalWatch } from './proposed.js'
import { LossWatch } from './replaced.js'

/** Delays between receipt checks, in ms; the last one repeats. */
const PAUSES = [400, 800, 1_500, 3_000, 4_000] as const

/** How often a proposal to an account's owners is checked, in ms: they may agree days later. */
const PROPOSED_PAUSE = 10_000
/** How long a hash must be unknown to every endpoint to be checked as a proposal to the account's owners, in ms. */
const PROPOSED_AFTER = 8_000
/** How long a hash must be unknown if a single owner executes at once what is signed, in ms. */
const SINGLE_OWNER_AFTER = 45_000

/** How a transaction is followed. */
interface Following {
  readonly signal?: AbortSignal | undefined
  /** The sender. If it is a Safe, the hash may be the Safe's own, for a transaction proposed to its owners. */
  readonly from?: string | undefined
  /** Whether to stop waiting once it turns out to be only proposed. */
  readonly untilProposed?: boolean
  /** How long the hash must be unknown to be checked as a proposal, in ms. */
  readonly after?: number
}

/**
 * Waits for the receipt of a transaction, or of its equivalent replacement; returns the hash on the chain. Endpoints that
 * fail meanwhile are retried.
 *
 * @param from the sender; a proposal to the owners of a Safe is awaited until they have agreed
 * @throws {TransactionFailedError} it was included and failed
 * @throws {TransactionReplacedError} another transaction was included instead
 * @throws {TransactionDroppedError} no endpoint knows it any longer
 * @throws the signal's reason, once it is aborted
 */
export const awaitReceipt = async (rpc: Rpc, hash: string, signal?: AbortSignal, from?: string): Promise<string> =>
  (await follow(rpc, hash, { signal, from })) ?? hash

/**
 * Waits like `awaitReceipt`, but resolves to `undefined` once a transaction turns out to be only proposed to the owners of a
 * Safe.
 */
export const awaitIncluded = (
  rpc: Rpc,
  hash: string,
  from: string,
  signal?: AbortSignal,
): Promise<string | undefined> => follow(rpc, hash, { signal, from, untilProposed: true })

/**
 * Like `awaitIncluded`, for a Safe with a single owner: it executes everything at once that is not queued behind others.
 */
export const awaitExecuted = (
  rpc: Rpc,
  hash: string,
  from: string,
  signal?: AbortSignal,
): Promise<string | undefined> => follow(rpc, hash, { signal, from, untilProposed: true, after: SINGLE_OWNER_AFTER })

async function follow(
  rpc: Rpc,
  hash: string,
  { signal, from, untilProposed = false, after = PROPOSED_AFTER }: Following,
): Promise<string | undefined> {
  const watch = new LossWatch(rpc, hash)
  const proposal = from === undefined ? undefined : new ProposalWatch(rpc, hash, from)
  for (let turn = 0; ; turn++) {
    signal?.throwIfAborted()
    let pause: number = PAUSES[Math.min(turn, PAUSES.length - 1)] ?? 4_000
    try {
      if (await isMined(rpc, hash, signal)) return hash
      const replacement = await watch.look(signal)
      const same = replacement?.isSame ? replacement.hash : undefined
      if (same && (await isMined(rpc, same, signal))) return same
      if (replacement && !same) throw new TransactionReplacedError({ details: replacement.hash })
      const state = watch.absence > after ? await proposal?.look(signal) : 'none'
      if (state === 'executed') return proposal?.transaction ?? hash
      if (state === 'open' && untilProposed) return undefined
      if (state === 'open') pause = PROPOSED_PAUSE
      else watch.expire()
    } catch (error) {
      if (isLostTransaction(error)) throw error
      signal?.throwIfAborted()
    }
    await wait(pause, signal)
  }
}

/** Whether a transaction is in a block. @throws {TransactionFailedError} it is, and failed */
async function isMined(rpc: Rpc, hash: string, signal?: AbortSignal): Promise<boolean> {
  const receipt = await rpc.request('eth_getTransactionReceipt', [hash], signal)
  if (receipt === null || receipt === undefined) return false
  const status = parseQuantity(fieldOf(receipt, 'status'))
  if (fieldOf(receipt, 'transactionHash') === undefined) throw new MalformedReplyError()
  if (status === 0n) throw new TransactionFailedError({ details: hash })
  return true
}
