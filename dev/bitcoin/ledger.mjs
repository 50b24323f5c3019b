import { createHash } from 'node:crypto'

import { Address, OutScript, RawTx, Transaction } from '@scure/btc-signer'
import { sha256x2 } from '@scure/btc-signer/utils.js'

import { GENESIS_HASH, regtest } from './network.mjs'
import { Refusal } from './refusal.mjs'
import { checkOutputs, checkTime, checkFee } from './rules.mjs'
import { verifySignatures } from './verify.mjs'

/**
 * @typedef {object} Output
 * @property {Uint8Array} script
 * @property {bigint} value in satoshis
 * @property {string | undefined} address
 */
/**
 * @typedef {object} Entry a transaction as it is kept
 * @property {string} txid
 * @property {string} hex
 * @property {number} version
 * @property {number} lockTime
 * @property {number} size in bytes
 * @property {number} weight
 * @property {bigint} fee in satoshis
 * @property {{ txid: string, vout: number, sequence: number, witness: string[], previous: Output | undefined }[]} inputs
 * @property {Output[]} outputs
 * @property {Block | undefined} block
 */
/** @typedef {{ height: number, hash: string, time: number, txids: string[] }} Block */

/** Blocks before the first transaction, so that everything funded is spendable. */
const MATURE = 101

/** @param {Uint8Array} bytes @returns {string} */
const toHex = bytes => Buffer.from(bytes).toString('hex')

/** @param {Uint8Array} script @returns {string | undefined} */
export function addressOf(script) {
  try {
    return Address(regtest).encode(OutScript.decode(script))
  } catch {
    return undefined
  }
}

/**
 * @param {string} address
 * @returns {Uint8Array | undefined} what pays to it; `undefined` when it is no address of a local chain
 */
export function scriptOf(address) {
  try {
    return OutScript.encode(Address(regtest).decode(address))
  } catch {
    return undefined
  }
}

/** Unspent outputs, transactions and blocks, in memory. One chain, no forks, no peers. */
export class Ledger {
  /** @type {Map<string, Entry>} */
  #entries = new Map()
  /** Output to the transaction that spends it. @type {Map<string, string>} */
  #spent = new Map()
  /** @type {Block[]} */
  #blocks = []
  /** @type {string[]} */
  #waiting = []
  #funded = 0
  /** Whether every accepted transaction is mined at once. */
  autoMine = true

  constructor() {
    const start = Math.floor(Date.now() / 1000) - MATURE * 600
    for (let height = 0; height < MATURE; height += 1) this.#addBlock(start + height * 600)
  }

  /** @returns {Block} the last block */
  get tip() {
    return /** @type {Block} */ (this.#blocks[this.#blocks.length - 1])
  }

  /** @param {string} txid @returns {Entry | undefined} */
  transaction(txid) {
    return this.#entries.get(txid.toLowerCase())
  }

  /** @param {string} txid @param {number} vout @returns {string | undefined} id of the transaction that spends it */
  spentBy(txid, vout) {
    return this.#spent.get(`${txid}:${vout}`)
  }

  /** @param {string} address @returns {Entry[]} every transaction that pays or spends it, the newest first */
  transactionsOf(address) {
    return [...this.#entries.values()]
      .filter(
        ({ inputs, outputs }) =>
          inputs.some(({ previous }) => previous?.address === address) ||
          outputs.some(output => output.address === address),
      )
      .reverse()
  }

  /** @param {string} address @returns {{ entry: Entry, vout: number, value: bigint }[]} */
  unspentOf(address) {
    return this.transactionsOf(address).flatMap(entry =>
      entry.outputs.flatMap((output, vout) =>
        output.address === address && !this.spentBy(entry.txid, vout) ? [{ entry, vout, value: output.value }] : [],
      ),
    )
  }

  /**
   * Pays new coins to an address, in a block of their own.
   * @param {string} address
   * @param {bigint} value in satoshis
   * @returns {string} id of the transaction
   * @throws {TypeError} not an address of a local chain
   */
  fund(address, value) {
    const script = scriptOf(address)
    if (!script) throw new TypeError(`${address} is no address of a local Bitcoin chain.`)
    this.#funded += 1
    const height = new Uint8Array(8)
    new DataView(height.buffer).setUint32(0, this.#funded, true)
    const input = { txid: new Uint8Array(32), index: 0xffffffff, finalScriptSig: height, sequence: 0xffffffff }
    const raw = { version: 2, segwitFlag: false, inputs: [input], outputs: [{ amount: value, script }], lockTime: 0 }
    const bytes = RawTx.encode({ ...raw, witnesses: undefined })
    const txid = toHex(sha256x2(bytes).reverse())
    const parts = { txid, hex: toHex(bytes), version: 2, lockTime: 0, size: bytes.length, weight: bytes.length * 4 }
    const inputs = [{ txid: '00'.repeat(32), vout: 0xffffffff, sequence: 0xffffffff, witness: [], previous: undefined }]
    this.#add({ ...parts, fee: 0n, inputs, outputs: [{ script, value, address }], block: undefined })
    this.mine()
    return txid
  }

  /**
   * Takes a signed transaction.
   * @param {string} hex
   * @returns {string} its id
   * @throws {Refusal} it is malformed, spends what is not there, creates money or is not signed by the owners
   */
  accept(hex) {
    const transaction = parse(hex)
    const txid = transaction.id
    if (this.#entries.has(txid)) throw new Refusal(-27, 'Transaction already in block chain or mempool')
    const inputs = this.#inputsOf(transaction)
    const previous = inputs.map(input => input.previous)
    const outputs = outputsOf(transaction)
    checkOutputs(outputs)
    checkTime(transaction, this.tip.height + 1)
    const fee = sum(previous) - sum(outputs)
    const size = hex.length / 2
    // The library tells no weight of a transaction that lacks signatures.
    const weight = transaction.toBytes(true).length * 3 + size
    checkFee(fee, Math.ceil(weight / 4))
    verifySignatures(transaction, previous)
    const { version, lockTime } = transaction
    const kept = { txid, hex: hex.toLowerCase(), version, lockTime, size, weight, fee }
    this.#add({ ...kept, inputs, outputs, block: undefined })
    if (this.autoMine) this.mine()
    return txid
  }

  /**
   * Makes a block of everything that waits.
   * @returns {Block}
   */
  mine() {
    return this.#addBlock(Math.max(Math.floor(Date.now() / 1000), this.tip.time + 1))
  }

  /** @param {Transaction} transaction */
  #inputsOf(transaction) {
    if (!transaction.inputsLength) throw new Refusal(-26, 'bad-txns-vin-empty')
    const seen = new Set()
    return Array.from({ length: transaction.inputsLength }, (_, index) => {
      const { txid: id, index: vout = 0, sequence = 0xffffffff, finalScriptWitness } = transaction.getInput(index)
      const txid = toHex(id ?? new Uint8Array())
      const place = `${txid}:${vout}`
      if (seen.has(place)) throw new Refusal(-26, 'bad-txns-inputs-duplicate')
      seen.add(place)
      const previous = this.#entries.get(txid)?.outputs[vout]
      if (!previous || this.#spent.has(place)) throw new Refusal(-25, 'bad-txns-inputs-missingorspent')
      return { txid, vout, sequence, witness: (finalScriptWitness ?? []).map(toHex), previous }
    })
  }

  /** @param {Entry} entry */
  #add(entry) {
    this.#entries.set(entry.txid, entry)
    for (const { txid, vout, previous } of entry.inputs) if (previous) this.#spent.set(`${txid}:${vout}`, entry.txid)
    this.#waiting.push(entry.txid)
  }

  /** @param {number} time in seconds since 1970 @returns {Block} */
  #addBlock(time) {
    const height = this.#blocks.length
    const before = this.#blocks[height - 1]?.hash ?? ''
    const txids = this.#waiting
    const made = createHash('sha256')
      .update(`${before}${time}${txids.join('')}`)
      .digest('hex')
    const block = { height, hash: height ? made : GENESIS_HASH, time, txids }
    this.#waiting = []
    for (const txid of txids) {
      const entry = this.#entries.get(txid)
      if (entry) entry.block = block
    }
    this.#blocks.push(block)
    return block
  }
}

/** @param {readonly { value: bigint }[]} outputs @returns {bigint} */
const sum = outputs => outputs.reduce((total, { value }) => total + value, 0n)

/** @param {Transaction} transaction @returns {Output[]} */
function outputsOf(transaction) {
  return Array.from({ length: transaction.outputsLength }, (_, index) => {
    const { script = new Uint8Array(), amount = 0n } = transaction.getOutput(index)
    return { script, value: amount, address: addressOf(script) }
  })
}

/** @param {string} hex @returns {Transaction} @throws {Refusal} */
function parse(hex) {
  if (!/^(?:[0-9a-f]{2})+$/i.test(hex))
    throw new Refusal(-22, 'TX decode failed. Make sure the tx has at least one input.')
  try {
    const options = { allowUnknownInputs: true, allowUnknownOutputs: true, disableScriptCheck: true }
    return Transaction.fromRaw(Buffer.from(hex, 'hex'), options)
  } catch {
    throw new Refusal(-22, 'TX decode failed. Make sure the tx has at least one input.')
  }
}
