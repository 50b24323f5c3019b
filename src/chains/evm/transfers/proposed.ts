import { JsonRpcError } from '../../../core/errors/json-rpc.js'
import { MalformedReplyError } from '../../../core/errors/service.js'
import { TransactionFailedError } from '../../../core/errors/transaction.js'
import { parseWord } from '../../../services/blockchain/contract-call.js'
import type { Rpc } from '../../../services/json-rpc.js'
import { arrayOf, fieldOf, textOf } from '../../../services/wallets/untrusted-values.js'
import { parseQuantity } from '../../../services/wallets/evm-quantity.js'
import { ignoreRefusal } from '../../shared/ignore-refusal.js'

/** Selector of a Safe's `getThreshold()`. */
const THRESHOLD = '0xe75235b8'
/** A Safe's `ExecutionSuccess(bytes32,uint256)` and `ExecutionFailure(bytes32,uint256)`; the first word is its own hash. */
const EXECUTED = '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e'
const FAILED = '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23'
/** A Safe's own hash of a transaction. */
const HASH = /^0x[\da-f]{64}$/i
/** Maximum number of blocks per check; public endpoints allow this many. */
const SEARCHED = 500n
/** Maximum number of blocks per search further back, and of such searches; together they cover days on fast chains. */
const SEARCHED_AT_MOST = 64_000n
const LOOKS_BACK = 40
/** How many blocks are searched again: nodes learn of a block and of its events separately. */
const OVERLAP = 5n
/** Maximum number of an account's events that are checked at once. */
const MAX_EVENTS = 1_000

/**
 * How many owners must agree to a transaction of an account: 0 unless it is a Safe. A Safe's wallet returns the Safe's own
 * hash of a proposed transaction, which the chain never knows.
 */
export async function ownersNeeded(rpc: Rpc, account: string, signal?: AbortSignal): Promise<number> {
  // other contracts refuse the call
  const reply = await rpc.request('eth_call', [{ to: account, data: THRESHOLD }, 'latest'], signal).catch(ignoreRefusal)
  return Number(parseWord(reply) ?? 0n)
}

/**
 * How many owners must agree to a batch, by the id that the wallet gave it: 0 unless the id can be a Safe's own hash. Also 0
 * if no endpoint answers: the wallet is then asked for the batch, like any other wallet.
 */
export async function ownersOfBatch(rpc: Rpc, id: string, account: string, signal?: AbortSignal): Promise<number> {
  if (!HASH.test(id)) return 0
  try {
    return await ownersNeeded(rpc, account, signal)
  } catch {
    signal?.throwIfAborted()
    return 0
  }
}

/** The state of a hash as a proposal: the account has no owners, they have not agreed yet, or it has been executed. */
export type ProposalState = 'none' | 'open' | 'executed'

/**
 * Watches a proposal to the owners of an account, by the account's own events. The owners may have agreed while the
 * page was closed, so every check but the first also searches further back.
 */
export class ProposalWatch {
  readonly #rpc: Rpc
  readonly #hash: string
  readonly #account: string
  #isOwned: boolean | undefined
  #next: bigint | undefined
  /** The earliest block searched so far, and how many blocks before it the next check covers. */
  #oldest: bigint | undefined
  #stretch = SEARCHED
  #longest = SEARCHED_AT_MOST
  #looksBack = 0
  #transaction: string | undefined

  constructor(rpc: Rpc, hash: string, account: string) {
    this.#rpc = rpc
    this.#hash = hash.toLowerCase()
    this.#account = account
  }

  /** The hash of the transaction by which the account has executed it, once known. */
  get transaction(): string | undefined {
    return this.#transaction
  }

  /** Checks once. @throws {TransactionFailedError} the account has executed it, and it failed */
  async look(signal?: AbortSignal): Promise<ProposalState> {
    this.#isOwned ??= (await ownersNeeded(this.#rpc, this.#account, signal)) > 0
    if (!this.#isOwned) return 'none'
    const head = parseQuantity(await this.#rpc.request('eth_blockNumber', [], signal))
    if (head === undefined) throw new MalformedReplyError()
    const first = this.#next ?? (head > SEARCHED ? head - SEARCHED : 0n)
    const last = first + SEARCHED < head ? first + SEARCHED : head
    const kind = (await this.#find(first, last, signal)) ?? (await this.#findEarlier(signal))
    if (kind === FAILED) throw new TransactionFailedError({ details: this.#hash })
    this.#oldest ??= first
    this.#next = last > first + OVERLAP ? last - OVERLAP : first
    return kind === EXECUTED ? 'executed' : 'open'
  }

  /** Searches the blocks before the earliest one so far, twice as many each time; fewer after an endpoint refused. */
  async #findEarlier(signal?: AbortSignal): Promise<string | undefined> {
    const end = this.#oldest
    if (!end || this.#looksBack++ >= LOOKS_BACK) return undefined
    const first = end > this.#stretch ? end - this.#stretch : 0n
    try {
      const kind = await this.#find(first, end - 1n, signal)
      this.#oldest = first
      this.#stretch = this.#stretch * 2n > this.#longest ? this.#longest : this.#stretch * 2n
      return kind
    } catch (error) {
      if (!(error instanceof JsonRpcError)) throw error // endpoints call a range that is too wide a limit, too
      this.#longest = this.#stretch / 2n > SEARCHED ? this.#stretch / 2n : SEARCHED
      this.#stretch = this.#longest
      return undefined
    }
  }

  async #find(first: bigint, last: bigint, signal?: AbortSignal): Promise<string | undefined> {
    const [fromBlock, toBlock] = [first, last].map(block => `0x${block.toString(16)}`)
    const filter = { address: this.#account, fromBlock, toBlock, topics: [[EXECUTED, FAILED]] }
    for (const event of arrayOf(await this.#rpc.request('eth_getLogs', [filter], signal), MAX_EVENTS)) {
      const [kind, indexed] = arrayOf(fieldOf(event, 'topics'), 2).map(String)
      const own = indexed ?? String(fieldOf(event, 'data')).slice(0, 66) // indexed from version 1.4 on
      if (own.toLowerCase() !== this.#hash) continue
      const transaction = textOf(fieldOf(event, 'transactionHash'), 66) ?? ''
      if (HASH.test(transaction)) this.#transaction = transaction
      return kind
    }
    return undefined
  }
}
