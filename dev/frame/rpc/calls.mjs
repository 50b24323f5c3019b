import { numberToHex, toHex } from 'viem'
import { Refusal } from '../refusal.mjs'

/**
 * The outcome of a batch, as `wallet_getCallsStatus` reports it (EIP-5792).
 * @typedef {object} Batch
 * @property {string} id
 * @property {number} chainId
 * @property {boolean} atomic
 * @property {number} status 200 done, 500 reverted, 600 partly reverted
 * @property {unknown[]} receipts
 */

/** Batches that were sent. */
export class Batches {
  /** @type {Map<string, Batch>} */
  #batches = new Map()

  /** @param {Batch} batch @throws {Refusal} the id was used before */
  add(batch) {
    this.check(batch.id)
    this.#batches.set(batch.id, batch)
  }

  /** @param {string | undefined} id @throws {Refusal} it was used before */
  check(id) {
    if (id !== undefined && this.#batches.has(id)) throw new Refusal('There is a batch of this id already')
  }

  clear() {
    this.#batches.clear()
  }

  /** @param {unknown} id */
  status(id) {
    const batch = typeof id === 'string' ? this.#batches.get(id) : undefined
    if (!batch) throw new Refusal('No batch of this id is known')
    return { version: '2.0.0', ...batch, chainId: numberToHex(batch.chainId) }
  }
}

/** @param {any} receipt of a transaction, as a node gives it or as viem does @param {any[]} [logs] */
export const toCallReceipt = (receipt, logs = receipt.logs) => ({
  logs: logs.map(({ address, data, topics }) => ({ address, data, topics })),
  status: receipt.status === 'success' || receipt.status === '0x1' ? '0x1' : '0x0',
  blockHash: receipt.blockHash,
  blockNumber: toHex(BigInt(receipt.blockNumber)),
  gasUsed: toHex(BigInt(receipt.gasUsed)),
  transactionHash: receipt.transactionHash,
})
