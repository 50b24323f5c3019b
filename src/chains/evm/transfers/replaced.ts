import { isSameAddress } from '../../../core/address.js'
import { TransactionDroppedError } from '../../../core/errors/transaction.js'
import type { Rpc } from '../../../services/json-rpc.js'
import { isRefusal } from '../../../services/rpc-reply.js'
import { arrayOf, fieldOf } from '../../../services/wallets/untrusted-values.js'
import { parseQuantity } from '../../../services/wallets/evm-quantity.js'
import { firstPassed } from './first-passed.js'

/** How long a transaction must be unknown to every endpoint to count as dropped, in ms. */
const DROPPED_AFTER = 600_000
/**
 * How many consecutive times the account's nonce must be past the transaction without a receipt: nodes learn of both
 * separately. Also how often its replacement is searched for: nodes may be behind one another.
 */
const CHECKS = 3
/** Maximum number of a block's transactions that are checked. */
const MAX_TRANSACTIONS = 50_000
const HASH = /^0x[\da-f]{64}$/i

/** What a node reports about a pending transaction. */
interface Known {
  readonly from: string
  readonly nonce: bigint
  readonly act: string
}

/** The replacement of a transaction without a receipt: another one with its nonce is in a block. */
export interface Replacement {
  /** `undefined` if it could not be found. */
  readonly hash: string | undefined
  /** It does the same, such as when a visitor speeds it up. */
  readonly isSame: boolean
}

function readKnown(transaction: unknown): Known | undefined {
  const [from, nonce] = [fieldOf(transaction, 'from'), parseQuantity(fieldOf(transaction, 'nonce'))]
  if (typeof from !== 'string' || nonce === undefined) return undefined
  const parts = ['to', 'value', 'input'].map(name => String(fieldOf(transaction, name)).toLowerCase())
  return { from, nonce, act: parts.join(' ') }
}

const isOf = (one: Known, other: Known | undefined): boolean =>
  other !== undefined && other.nonce === one.nonce && isSameAddress('eip155', other.from, one.from)

/** Watches a transaction that has no receipt: whether it can still get one. */
export class LossWatch {
  readonly #rpc: Rpc
  readonly #hash: string
  #known: Known | undefined
  #absentSince: number | undefined
  #passed = 0
  #searches = 0
  #replacement: Replacement | undefined

  constructor(rpc: Rpc, hash: string) {
    this.#rpc = rpc
    this.#hash = hash
  }

  /** How long it has been unknown to every endpoint, in ms. */
  get absence(): number {
    return this.#absentSince === undefined ? 0 : Date.now() - this.#absentSince
  }

  /** @throws {TransactionDroppedError} no endpoint has known it for 10 minutes, nor another one with its nonce */
  expire(): void {
    if (!this.#passed && this.absence > DROPPED_AFTER) throw new TransactionDroppedError({ details: this.#hash })
  }

  /** Checks once; call it when there is no receipt. `undefined` while it may still get one. */
  async look(signal?: AbortSignal): Promise<Replacement | undefined> {
    const seen = readKnown(await this.#rpc.request('eth_getTransactionByHash', [this.#hash], signal))
    this.#known ??= seen
    this.#absentSince = seen ? undefined : (this.#absentSince ?? Date.now())
    this.#passed = (await this.#isPassed('latest', signal)) ? this.#passed + 1 : 0
    if (this.#passed < CHECKS) return (this.#replacement = undefined)
    return (this.#replacement ??= await this.#search(signal))
  }

  /** Whether the account has used its nonce by a block. */
  async #isPassed(block: string, signal?: AbortSignal): Promise<boolean> {
    const known = this.#known
    if (!known) return false
    const count = parseQuantity(await this.#rpc.request('eth_getTransactionCount', [known.from, block], signal))
    return count !== undefined && count > known.nonce
  }

  /** Searches for its replacement, which after some attempts remains unknown. */
  async #search(signal?: AbortSignal): Promise<Replacement | undefined> {
    this.#searches += 1
    const isLast = this.#searches >= CHECKS
    try {
      const found = await this.#find(signal)
      if (found || !isLast) return found
    } catch (error) {
      signal?.throwIfAborted()
      if (!isLast) throw error
    }
    return { hash: undefined, isSame: false }
  }

  /** Finds its replacement: it is in the first block by which the nonce was used. */
  async #find(signal?: AbortSignal): Promise<Replacement | undefined> {
    const known = this.#known
    const head = parseQuantity(await this.#rpc.request('eth_blockNumber', [], signal))
    if (!known || head === undefined) return undefined
    const number = await firstPassed(head, block => this.#wasPassed(block, signal))
    if (number === undefined) return undefined
    const block = await this.#rpc.request('eth_getBlockByNumber', [toHex(number), true], signal)
    const found = arrayOf(fieldOf(block, 'transactions'), MAX_TRANSACTIONS).find(each => isOf(known, readKnown(each)))
    const hash = fieldOf(found, 'hash')
    return typeof hash === 'string' && HASH.test(hash)
      ? { hash, isSame: readKnown(found)?.act === known.act }
      : undefined
  }

  /** Whether the account had used its nonce by an earlier block; `false` if the node no longer has that block's state. */
  async #wasPassed(block: bigint, signal?: AbortSignal): Promise<boolean> {
    try {
      return await this.#isPassed(toHex(block), signal)
    } catch (error) {
      if (isRefusal(error)) return false
      throw error
    }
  }
}

const toHex = (value: bigint): string => `0x${value.toString(16)}`
