import { Refusal } from './refusal.mjs'

/** The maximum supply of bitcoin, in satoshis. */
const MAX_MONEY = 2_100_000_000_000_000n
/** The smallest output value that nodes relay, in satoshis: 294 for SegWit. For Taproot it would be 330. */
const DUST = 294n
/** The smallest fee rate that nodes relay, in satoshis per virtual byte. */
const MIN_FEE_RATE = 1
/** Lock times below this are block heights, others are seconds since 1970. */
const LOCK_TIME_THRESHOLD = 500_000_000
const FINAL = 0xffffffff
/** The first byte of a script that can never be spent. */
const OP_RETURN = 0x6a

/**
 * @param {readonly { script: Uint8Array, value: bigint }[]} outputs
 * @throws {Refusal} there are none, or one has an invalid amount
 */
export function checkOutputs(outputs) {
  if (!outputs.length) throw new Refusal(-26, 'bad-txns-vout-empty')
  const total = outputs.reduce((sum, { value }) => sum + value, 0n)
  if (outputs.some(({ value }) => value < 0n)) throw new Refusal(-26, 'bad-txns-vout-negative')
  if (total > MAX_MONEY) throw new Refusal(-26, 'bad-txns-vout-toolarge')
  if (outputs.some(({ script, value }) => value < DUST && script[0] !== OP_RETURN)) throw new Refusal(-26, 'dust')
}

/**
 * @param {import('@scure/btc-signer').Transaction} transaction
 * @param {number} height of the next block
 * @throws {Refusal} it may only be mined later
 */
export function checkTime(transaction, height) {
  const { lockTime } = transaction
  const limit = lockTime < LOCK_TIME_THRESHOLD ? height : Date.now() / 1000
  const isFinal = Array.from({ length: transaction.inputsLength }, (_, index) => transaction.getInput(index)).every(
    ({ sequence = FINAL }) => sequence === FINAL,
  )
  if (lockTime >= limit && !isFinal) throw new Refusal(-26, 'non-final')
}

/**
 * @param {bigint} fee in satoshis
 * @param {number} vsize in virtual bytes
 * @throws {Refusal} the outputs are worth more than the inputs, or the fee is too small to be relayed
 */
export function checkFee(fee, vsize) {
  if (fee < 0n) throw new Refusal(-26, 'bad-txns-in-belowout')
  if (Number(fee) < vsize * MIN_FEE_RATE) throw new Refusal(-26, 'min relay fee not met')
}
