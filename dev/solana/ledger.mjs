import { requirePackage } from '../packages.mjs'
import { readMint, readTokenAccount, tokenAmount } from './account-view.mjs'
import { blockhashOf, feeOf, isSigned, readTransaction, toBase58 } from './transaction.mjs'
import { isRefused, setNames, toTransactionError } from './transaction-error.mjs'

const { FailedTransactionMetadata, LiteSVM } = await requirePackage('litesvm')
const vm = await requirePackage('litesvm/dist/internal.js')

/** The number of blocks for which a blockhash is valid. */
const BLOCKHASH_LIFE = 150
/** The number of later blocks after which a block is final. */
const FINAL_DEPTH = 32
/** Maximum number of transactions that are remembered. */
const HISTORY = 10_000

/** @typedef {import('./transaction.mjs').WireTransaction} WireTransaction */
/** @typedef {import('./transaction-error.mjs').TransactionError} TransactionError */

/**
 * A transaction on the chain.
 * @typedef {object} Entry
 * @property {WireTransaction} wire
 * @property {number} slot
 * @property {number} blockTime seconds since 1970
 * @property {TransactionError | null} err
 * @property {string[]} logs
 * @property {number} units compute units used
 * @property {bigint} fee lamports
 * @property {readonly string[]} keys
 * @property {number[]} preBalances
 * @property {number[]} postBalances
 * @property {object[]} preTokens
 * @property {object[]} postTokens
 */

/**
 * The result of a transaction in the VM.
 * @typedef {object} Outcome
 * @property {TransactionError | null} err
 * @property {string[]} logs
 * @property {number} units
 * @property {{ programId: string, data: [string, 'base64'] } | null} returnData
 * @property {import('./account-view.mjs').StoredAccount[]} accounts as they would be afterwards; only of a simulation
 */

/** @param {import('litesvm').TransactionMetadata} meta */
function returnDataOf(meta) {
  const data = meta.returnData().data()
  if (!data.length) return null
  const encoded = /** @type {[string, 'base64']} */ ([Buffer.from(data).toString('base64'), 'base64'])
  return { programId: toBase58(meta.returnData().programId()), data: encoded }
}

/** The VM, with the additional functions of a validator: slots, expiring blockhashes, and a history. */
export class Ledger {
  #svm = new LiteSVM().withBlockhashCheck(false).withTransactionHistory(BigInt(HISTORY))
  #slot = 1
  #transactions = 0
  /** Blockhash → the last block height at which it may be used. @type {Map<string, number>} */
  #blockhashes = new Map()
  /** By signature, oldest first. @type {Map<string, Entry>} */
  #entries = new Map()
  /** @type {Set<() => void>} */
  #listeners = new Set()

  constructor() {
    setNames(/** @type {any} */ (vm.default ?? vm))
    this.#rotate()
  }

  /** @returns {number} slot and block height alike: no slot is ever skipped */
  get slot() {
    return this.#slot
  }

  /** @returns {number} the number of transactions on the chain */
  get transactions() {
    return this.#transactions
  }

  /** Advances to the next slot. */
  tick() {
    this.#slot += 1
    this.#rotate()
    this.#tell()
  }

  /** Notifies of every slot and transaction, until the returned function is called. @param {() => void} listener */
  subscribe(listener) {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  latestBlockhash() {
    const blockhash = this.#svm.latestBlockhash()
    return { blockhash, lastValidBlockHeight: this.#blockhashes.get(blockhash) ?? this.#slot + BLOCKHASH_LIFE }
  }

  /** @param {string} blockhash */
  isBlockhashValid(blockhash) {
    return (this.#blockhashes.get(blockhash) ?? 0) >= this.#slot
  }

  /** @param {number} length of the data, in bytes @returns {number} lamports */
  rentFor(length) {
    return Number(this.#svm.minimumBalanceForRentExemption(BigInt(length)))
  }

  /** @param {string} address @returns {import('./account-view.mjs').StoredAccount | undefined} */
  account(address) {
    const account = this.#svm.getAccount(/** @type {any} */ (address))
    return account.exists ? account : undefined
  }

  /** @param {string} program @returns {(import('./account-view.mjs').StoredAccount & { address: string })[]} */
  accountsOf(program) {
    return this.#svm.getProgramAccounts(/** @type {any} */ (program))
  }

  /** @param {string} address @param {bigint} lamports @returns {string} signature */
  airdrop(address, lamports) {
    const before = Number(this.account(address)?.lamports ?? 0n)
    const result = this.#svm.airdrop(/** @type {any} */ (address), /** @type {any} */ (lamports))
    if (!result || result instanceof FailedTransactionMetadata) throw new Error('The airdrop failed.')
    const signature = toBase58(result.signature())
    const found = { slot: this.#slot, blockTime: now(), err: null, logs: result.logs(), units: 0, fee: 0n }
    const balances = { preBalances: [before], postBalances: [before + Number(lamports)], preTokens: [], postTokens: [] }
    this.#record(signature, { ...found, ...balances, keys: [address], wire: airdropWire(signature, address) })
    return signature
  }

  /**
   * Simulates a transaction.
   * @param {WireTransaction} wire
   * @param {{ verify: boolean, checkBlockhash: boolean }} rules
   * @returns {Outcome}
   */
  simulate(wire, { verify, checkBlockhash }) {
    const refused = this.#refusal(wire, { verify, checkBlockhash })
    if (refused) return { err: refused, logs: [], units: 0, returnData: null, accounts: [] }
    if (!verify) this.#svm.withSigverify(false)
    try {
      const result = this.#svm.simulateTransaction(/** @type {any} */ (wire.transaction))
      const failed = result instanceof FailedTransactionMetadata
      const meta = result.meta()
      return {
        err: failed ? toTransactionError(result.err()) : null,
        logs: meta.logs(),
        units: Number(meta.computeUnitsConsumed()),
        returnData: returnDataOf(meta),
        accounts: failed ? [] : result.postAccounts(),
      }
    } finally {
      this.#svm.withSigverify(true)
    }
  }

  /**
   * Runs a transaction. A transaction that cannot be included leaves no record, as in a real cluster.
   * @param {WireTransaction} wire
   * @returns {TransactionError | null} why it failed
   */
  execute(wire) {
    const refused = this.#refusal(wire, { verify: true, checkBlockhash: true })
    if (refused) return refused
    const keys = wire.message.staticAccounts
    const before = { balances: this.#balances(keys), tokens: this.#tokens(keys) }
    const result = this.#svm.sendTransaction(/** @type {any} */ (wire.transaction))
    const failed = result instanceof FailedTransactionMetadata
    const err = failed ? toTransactionError(result.err()) : null
    if (err && isRefused(err)) return err
    const meta = failed ? result.meta() : result
    this.#record(wire.signature, {
      wire,
      slot: this.#slot,
      blockTime: now(),
      err,
      logs: meta.logs(),
      units: Number(meta.computeUnitsConsumed()),
      fee: feeOf(wire.message),
      keys,
      preBalances: before.balances,
      postBalances: this.#balances(keys),
      preTokens: before.tokens,
      postTokens: this.#tokens(keys),
    })
    return err
  }

  /** @param {string} signature @returns {Entry | undefined} */
  entry(signature) {
    return this.#entries.get(signature)
  }

  /** @param {string} address @returns {(Entry & { signature: string })[]} latest first */
  entriesOf(address) {
    return [...this.#entries]
      .filter(([, { keys }]) => keys.includes(address))
      .map(([signature, entry]) => ({ signature, ...entry }))
      .reverse()
  }

  /** @param {Entry} entry @returns {{ confirmations: number | null, confirmationStatus: 'processed' | 'confirmed' | 'finalized' }} */
  depthOf({ slot }) {
    const depth = this.#slot - slot
    if (depth >= FINAL_DEPTH) return { confirmations: null, confirmationStatus: 'finalized' }
    return { confirmations: depth, confirmationStatus: depth > 0 ? 'confirmed' : 'processed' }
  }

  /**
   * @param {WireTransaction} wire
   * @param {{ verify: boolean, checkBlockhash: boolean }} rules
   * @returns {TransactionError | undefined}
   */
  #refusal(wire, { verify, checkBlockhash }) {
    const { signature, message } = wire
    if (verify && !isSigned(wire)) return 'SignatureFailure'
    if (this.#entries.has(signature)) return 'AlreadyProcessed'
    if (checkBlockhash && !this.isBlockhashValid(blockhashOf(message))) return 'BlockhashNotFound'
    return undefined
  }

  /** @param {readonly string[]} keys @returns {number[]} */
  #balances(keys) {
    return keys.map(key => Number(this.account(key)?.lamports ?? 0n))
  }

  /** @param {readonly string[]} keys @returns {object[]} */
  #tokens(keys) {
    return keys.flatMap((key, accountIndex) => {
      const account = this.account(key)
      const token = readTokenAccount(account)
      if (!account || !token) return []
      const decimals = readMint(this.account(token.mint))?.decimals ?? 0
      const { mint, owner, amount } = token
      return [
        { accountIndex, mint, owner, programId: account.programAddress, uiTokenAmount: tokenAmount(amount, decimals) },
      ]
    })
  }

  /** @param {string} signature @param {Entry} entry */
  #record(signature, entry) {
    this.#transactions += 1
    this.#entries.set(signature, entry)
    const [oldest] = this.#entries.keys()
    if (this.#entries.size > HISTORY && oldest) this.#entries.delete(oldest)
    this.#tell()
  }

  #rotate() {
    this.#svm.expireBlockhash()
    const clock = this.#svm.getClock()
    clock.slot = BigInt(this.#slot)
    clock.unixTimestamp = BigInt(now())
    this.#svm.setClock(clock)
    this.#blockhashes.set(this.#svm.latestBlockhash(), this.#slot + BLOCKHASH_LIFE)
    for (const [blockhash, last] of this.#blockhashes) {
      if (last >= this.#slot) break
      this.#blockhashes.delete(blockhash)
    }
  }

  #tell() {
    for (const listener of [...this.#listeners]) listener()
  }
}

const now = () => Math.floor(Date.now() / 1000)

/**
 * Builds the record of an airdrop, which is not a signed transaction but is listed as one.
 * @param {string} signature
 * @param {string} address the receiving account, the only one that the record names
 * @returns {WireTransaction}
 */
function airdropWire(signature, address) {
  const wire = readTransaction(Buffer.from(EMPTY).toString('base64'), 'base64')
  const message = { ...wire.message, staticAccounts: [/** @type {any} */ (address)] }
  return { ...wire, message, signature, signatures: [signature] }
}

/** One signature, then a legacy message with one signer, the key of zeros, and no instruction. */
const EMPTY = Uint8Array.of(
  1,
  ...new Array(64).fill(0),
  1,
  0,
  0,
  1,
  ...new Array(32).fill(0),
  ...new Array(32).fill(0),
  0,
)
